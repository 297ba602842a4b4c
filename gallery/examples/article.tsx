import { addresses } from '@shanmen/contract/addresses.ts'
import { ArticleBody, ArticleHead, ArticleMeta } from '../../site/app/components/article/article.tsx'
import { Attachments, RelatedList } from '../../site/app/components/article/article-links.tsx'
import {
  ArticleRail,
  ArticleTools,
  PrintButton,
  ShareButton,
} from '../../site/app/components/article/article-tools.tsx'
import { CaptionedText } from '../../site/app/components/article/captioned-text.tsx'
import { Checksum } from '../../site/app/components/article/checksum.tsx'
import { Deadline } from '../../site/app/components/article/deadline.tsx'
import { MailLink } from '../../site/app/components/article/mail-link.tsx'
import { Neighbours } from '../../site/app/components/article/neighbours.tsx'
import { PageParts } from '../../site/app/components/article/page-parts.tsx'
import { Facts, Panel } from '../../site/app/components/article/panel.tsx'
import { PhoneLink } from '../../site/app/components/article/phone-link.tsx'
import { Prose, RichText } from '../../site/app/components/article/prose.tsx'
import { SectionHead, TitledSection } from '../../site/app/components/article/section-head.tsx'
import { WholeArticle } from '../../site/app/components/article/whole-article.tsx'
import { useLanguage } from '../../site/app/language/language.ts'
import { componentMessages } from '../../site/app/messages/components.ts'
import { pageTitle } from '../../site/app/messages/pages.ts'
import { type Example, type Examples, firstOf } from '../example.ts'
import type { SampleData } from '../sample.ts'

const neighboursOf: Example['render'] = ({ article }) => (
  <Neighbours item={article} address={addresses.newsGroupDetail} />
)

/** The rows of `Facts` and the text of `Panel`. */
function OfficeFacts({ contact }: SampleData) {
  const t = componentMessages[useLanguage()]
  const { address, phone, email, hours } = firstOf(contact.offices)
  return (
    <Facts
      rows={[
        [t.address, address],
        [t.phone, phone],
        [t.email, email],
        [t.hours, hours],
      ]}
    />
  )
}

/** The texts of a `SectionHead` above news. */
function useNewsHead({ news }: SampleData) {
  const language = useLanguage()
  return {
    id: 'news',
    title: pageTitle(language, 'newsGroupList'),
    eyebrow: pageTitle('en', 'newsGroupList'),
    more: `${componentMessages[language].details} (${news.total})`,
    to: addresses.newsGroupList,
  }
}

function NewsHead(sample: SampleData) {
  return <SectionHead {...useNewsHead(sample)} />
}

function NewsSection(sample: SampleData) {
  return (
    <TitledSection className="sec sec--silk" {...useNewsHead(sample)}>
      <Prose html="" dek={sample.article.summary} />
    </TitledSection>
  )
}

export const article: Examples = {
  ArticleHead: {
    render: ({ article }) => (
      <ArticleHead title={article.title} above={<b>{article.typeName}</b>}>
        <ArticleMeta article={article} />
      </ArticleHead>
    ),
  },
  ArticleMeta: {
    render: ({ article }) => (
      <p className="meta">
        <ArticleMeta article={article} />
      </p>
    ),
  },
  ArticleBody: { render: ({ article }) => <ArticleBody article={article} /> },
  ArticleRail: { render: ({ article }) => <ArticleRail label={article.typeName} /> },
  ArticleTools: { render: () => <ArticleTools /> },
  ShareButton: {
    render: () => (
      <p className="row">
        <ShareButton />
        <ShareButton compact />
      </p>
    ),
  },
  PrintButton: {
    render: () => (
      <p className="row">
        <PrintButton />
        <PrintButton compact />
      </p>
    ),
  },
  Neighbours: { render: neighboursOf },
  RelatedList: {
    render: ({ article, news }) => (
      <RelatedList
        items={article.related.length > 0 ? article.related : news.list.slice(0, 3)}
        address={addresses.newsGroupDetail}
      />
    ),
  },
  Attachments: { render: ({ notice }) => <Attachments files={notice.attachments} /> },
  Checksum: { render: ({ notice }) => <Checksum file={firstOf(notice.attachments)} /> },
  Deadline: {
    render: ({ notice }) => (
      <Deadline
        label={notice.categoryName}
        at={notice.deadline?.slice(0, 10)}
        days={notice.daysLeft}
        action={
          <a className="btn btn--p" href="#files">
            {notice.number}
          </a>
        }
        phone={notice.contactPhone}
      />
    ),
  },
  Facts: { render: (sample) => <OfficeFacts {...sample} /> },
  Panel: {
    render: (sample) => (
      <Panel title={firstOf(sample.contact.offices).name} aside>
        <OfficeFacts {...sample} />
      </Panel>
    ),
  },
  Prose: { render: ({ notice, article }) => <Prose html={notice.content} dek={article.summary} /> },
  RichText: { render: ({ contact }) => <RichText html={contact.traffic} /> },
  WholeArticle: {
    render: ({ article }) => (
      <WholeArticle
        item={article}
        address={addresses.newsGroupDetail}
        label={article.typeName}
        above={<b>{article.typeName}</b>}
      />
    ),
  },
  CaptionedText: {
    render: ({ welfare, global }) => (
      <CaptionedText caption={global.site.name}>
        <Prose html={welfare.intro} />
      </CaptionedText>
    ),
  },
  PageParts: {
    render: ({ notice }) => (
      <PageParts parts={[{ id: 'part', title: notice.title, content: notice.content }]} />
    ),
  },
  MailLink: {
    render: ({ contact }) => <MailLink email={firstOf(contact.offices).email} />,
  },
  PhoneLink: {
    render: ({ contact }) => <PhoneLink phone={firstOf(contact.offices).phone} className="more" />,
  },
  TitledSection: { render: (sample) => <NewsSection {...sample} /> },
  SectionHead: { render: (sample) => <NewsHead {...sample} /> },
}
