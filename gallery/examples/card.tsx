import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { FeatureCard, NewsCard } from '../../site/app/components/card/news-card.tsx'
import { PartnerWall } from '../../site/app/components/card/partner-wall.tsx'
import { ProjectBlock } from '../../site/app/components/card/project-block.tsx'
import { type Examples, firstOf } from '../example.ts'

const toNews = ({ id }: { id: string }) => fill(addresses.newsGroupDetail, id)

export const card: Examples = {
  NewsCard: {
    render: ({ news }) => (
      <div className="grid">
        {news.list.slice(0, 3).map((item) => (
          <NewsCard key={item.id} item={item} to={toNews(item)} />
        ))}
      </div>
    ),
  },
  FeatureCard: {
    render: ({ news }) => <FeatureCard item={firstOf(news.list)} to={toNews(firstOf(news.list))} />,
  },
  PartnerWall: { render: ({ college }) => <PartnerWall partners={college.cooperation.partners} /> },
  ProjectBlock: {
    render: ({ welfare }) =>
      welfare.projects
        .slice(0, 2)
        .map((project) => <ProjectBlock key={project.id} project={project} note={project.date} />),
  },
}
