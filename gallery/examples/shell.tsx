import { addresses } from '@shanmen/contract/addresses.ts'
import { Prose } from '../../site/app/components/article/prose.tsx'
import { LanguageSwitch } from '../../site/app/language/language-switch.tsx'
import { Alerts } from '../../site/app/shell/alerts.tsx'
import { Footer } from '../../site/app/shell/footer.tsx'
import { Header } from '../../site/app/shell/header.tsx'
import { Logo } from '../../site/app/shell/logo.tsx'
import { DetailPage, PageHead, SectionPage, TitledPage } from '../../site/app/shell/page.tsx'
import { Breadcrumb, SubNav } from '../../site/app/shell/sub-nav.tsx'
import type { Examples } from '../example.ts'

export const shell: Examples = {
  // With the main navigation; its buttons open the drawer (below 66rem) and the search.
  Header: { at: addresses.newsGroupList, render: () => <Header /> },
  // One of each level; those of a scenic spot lead to it.
  Alerts: { at: addresses.home, render: () => <Alerts /> },
  Footer: { render: () => <Footer /> },
  Logo: {
    render: ({ global }) => (
      <div className="wrap">
        <Logo site={global.site} />
      </div>
    ),
  },
  LanguageSwitch: {
    at: addresses.newsGroupList,
    render: () => (
      <div className="wrap">
        <LanguageSwitch />
      </div>
    ),
  },
  SubNav: {
    at: addresses.trainingList,
    render: () => (
      <SubNav>
        <Breadcrumb />
      </SubNav>
    ),
  },
  Breadcrumb: {
    at: addresses.trainingList,
    render: () => (
      <div className="wrap">
        <Breadcrumb />
      </div>
    ),
  },
  // Without the picture of a section.
  PageHead: {
    at: addresses.home,
    render: ({ global }) => <PageHead title={global.site.name} subtitle={global.site.otherName} />,
  },
  SectionPage: {
    at: addresses.newsGroupList,
    render: ({ article }) => (
      <SectionPage page="newsGroupList">
        <div className="wrap">
          <Prose html="" dek={article.summary} />
        </div>
      </SectionPage>
    ),
  },
  // A page of the Party section, in its own colours.
  TitledPage: {
    at: addresses.activityList,
    render: ({ activities: { list } }) => (
      <TitledPage title={list[0]?.title ?? ''}>
        <div className="wrap">
          <Prose html="" dek={list[0]?.summary ?? ''} />
        </div>
      </TitledPage>
    ),
  },
  DetailPage: {
    at: addresses.newsGroupList,
    render: ({ article }) => (
      <DetailPage title={article.title}>
        <div className="wrap">
          <Prose html="" dek={article.summary} />
        </div>
      </DetailPage>
    ),
  },
}
