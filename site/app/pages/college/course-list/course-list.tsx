import { addresses } from '@shanmen/contract/addresses.ts'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { FilterBar, typeOptions } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { ListSection } from '../../../components/list/list-section.tsx'
import { Values } from '../../../components/list/values.tsx'
import { loader, requireKnown } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { invalid } from '../../../data/problem.ts'
import { readQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../language/language.ts'
import { pickCourses } from '../../../lib/courses.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { CourseCard } from '../shared/course-card.tsx'
import type { Route } from './+types/course-list.ts'

const load = loader(async ({ call, languageId, url }) => {
  const query = readQuery(url)
  if (query === undefined) throw invalid(url)
  const [{ online }, types] = await Promise.all([
    call('talentDevelopment', { languageId }),
    call('typeList', { languageId, module: 'course' }),
  ])
  const page = pickCourses(online.courses, query)
  if (query.page > Math.max(1, page.pages)) throw invalid(url)
  requireKnown(query.type, types.list, url)
  const { title, stages } = online.studyMap
  return {
    ...page,
    types: types.list,
    query,
    map: { title, stages: stages.map(({ name, text }) => ({ title: name, text })) },
  }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'courseList', collegeMessages, args.loaderData?.list[0]?.cover)

export default function CourseList({ loaderData: page }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  const types = page.types.filter(({ count }) => count > 0)
  return (
    <SectionPage page="courseList">
      <ListSection
        page={page}
        id="courses"
        title={t.courses}
        filters={
          <FilterBar name="type" label={t.kindOfCourse} options={typeOptions({ ...page, types })}>
            <KeywordField label={t.searchCourses} />
          </FilterBar>
        }
      >
        <div className={gridOf(page.list.length)}>
          {page.list.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </div>
      </ListSection>
      {page.map.stages.length > 0 && (
        <TitledSection
          className="sec sec--celadon sec--tight"
          id="map"
          eyebrow={t.map.eyebrow}
          title={page.map.title}
          more={t.map.more}
          to={addresses.studyMap}
        >
          <Values items={page.map.stages} />
        </TitledSection>
      )}
    </SectionPage>
  )
}
