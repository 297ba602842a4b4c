import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { FilterBar } from '../../site/app/components/filter/filter-bar.tsx'
import { DatedList, PictureList } from '../../site/app/components/list/dated-list.tsx'
import { LinkList } from '../../site/app/components/list/link-list.tsx'
import { ListSection, YearlyList } from '../../site/app/components/list/list-section.tsx'
import { FeedLink, Pagination } from '../../site/app/components/list/pagination.tsx'
import { People } from '../../site/app/components/list/people.tsx'
import { Stats } from '../../site/app/components/list/stats.tsx'
import { Values } from '../../site/app/components/list/values.tsx'
import { useLanguage } from '../../site/app/language/language.ts'
import { newsMessages } from '../../site/app/messages/news.ts'
import type { Examples } from '../example.ts'
import type { SampleData } from '../sample.ts'

const toNews = ({ id }: { id: string }) => fill(addresses.newsGroupDetail, id)

function YearlyNews({ news }: SampleData) {
  return (
    <YearlyList page={{ ...news, query: { page: 1 } }} messages={newsMessages[useLanguage()]}>
      <DatedList items={news.list.slice(0, 3)} toItem={toNews} />
    </YearlyList>
  )
}

export const list: Examples = {
  YearlyList: { at: addresses.newsGroupList, render: (sample) => <YearlyNews {...sample} /> },
  // A list that its filters left empty.
  ListSection: {
    at: addresses.newsGroupList,
    render: ({ global }) => (
      <ListSection
        page={{ list: [], pageNum: 1, pages: 0 }}
        id="list"
        title={global.site.name}
        filters={<FilterBar name="year" label={global.site.name} options={[]} />}
      >
        {null}
      </ListSection>
    ),
  },
  People: {
    render: ({ personnel }) => <People people={personnel.faculty} text={({ field }) => field} />,
  },
  DatedList: {
    render: ({ news }) => (
      <>
        <DatedList items={news.list.slice(0, 3)} toItem={toNews} />
        <DatedList items={news.list.slice(0, 3)} toItem={toNews} compact />
      </>
    ),
  },
  PictureList: {
    render: ({ activities }) => (
      <PictureList
        items={activities.list.slice(0, 3)}
        toItem={({ id }) => fill(addresses.activityDetail, id)}
      />
    ),
  },
  LinkList: {
    render: ({ notices }) => (
      <LinkList
        items={notices.list.slice(0, 4).map(({ id, title, unit }) => ({
          to: fill(addresses.purchaseDetail, id),
          title,
          note: unit,
        }))}
      />
    ),
  },
  Pagination: {
    at: `${addresses.newsGroupList}?page=4`,
    render: () => (
      <>
        <Pagination page={{ pageNum: 2, pages: 3 }} />
        <Pagination page={{ pageNum: 4, pages: 12 }} />
      </>
    ),
  },
  FeedLink: { at: addresses.newsGroupList, render: () => <FeedLink /> },
  Stats: { render: ({ welfare }) => <Stats figures={welfare.figures} /> },
  Values: { render: ({ personnel }) => <Values items={personnel.policies} /> },
}
