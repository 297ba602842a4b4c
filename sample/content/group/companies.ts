import type { Sample } from '../../entry.ts'

type Node = NonNullable<Sample<'organization'>['shared']['tree']>[number]

const company = (zh: string, en: string, page: string): Node => ({
  name: { zh, en },
  kind: 'company',
  page,
  children: [],
})

/** The member companies by trade, each with the page that says what it does. */
export const companies = {
  travel: [
    company('岚屿湖景区公司', 'Lanyu Lake Company', '/member/scenic/lanyu'),
    company('鹤汀古镇保护发展公司', 'Heting Town Conservation', '/member/scenic/heting'),
    company('北屏山地旅游公司', 'Beiping Mountain Travel', '/member/scenic/tingxue'),
    company('湖畔演艺公司', 'Lakeside Stage', '/member/industry/operations'),
    company('灵山康养公司', 'Lingshan Wellness', '/member/industry/wellness'),
    company('山水客舍公司', 'Hills and Water Inns', '/member/industry/wellness'),
  ],
  design: [
    company('灵山数字文创公司', 'Lingshan Digital and Design', '/member/industry/digital'),
    company('长街造物公司', 'Long Street Makers', '/member/industry/digital'),
    company('青绿书坊', 'Blue-Green Press', '/member/industry/digital'),
  ],
  green: [
    company('岚屿清洁能源公司', 'Lanyu Clean Energy', '/member/industry/energy'),
    company('湖东船舶工坊', 'East Shore Boatyard', '/member/industry/energy'),
    company('云阶农业公司', 'Cloudstep Farming', '/member/industry/ecology'),
    company('含香莲业公司', 'Hanxiang Lotus', '/member/industry/ecology'),
    company('岚屿水生态公司', 'Lanyu Water', '/member/industry/ecology'),
  ],
}
