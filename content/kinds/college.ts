import {
  both,
  bothLines,
  choice,
  date,
  dateTime,
  email,
  entryType,
  image,
  images,
  lines,
  list,
  needed,
  number,
  rich,
  text,
  url,
} from '../fields.ts'
import { collection, single } from '../kind.ts'
import { articleColumns, articleShared, articleWords, figures, titledTexts } from './shared-fields.ts'

const programmeShared = { sort: number('排序', 'Order'), cover: image('封面', 'Cover') }
const programmeWords = {
  title: needed(text('名称', 'Name', 80)),
  target: text('对象', 'For whom', 120),
  body: needed(rich('介绍', 'Text')),
}

export const collegeKinds = {
  course: collection({
    name: 'course',
    label: { zh: '课程', en: 'Course' },
    many: 'Courses',
    order: 'sorted',
    shared: {
      sort: number('排序', 'Order'),
      type: needed(entryType('类别', 'Category')),
      cover: image('封面', 'Cover'),
      lessons: number('讲数', 'Lessons', 0, 500),
      url: url('学习链接', 'Link'),
    },
    words: {
      title: needed(text('名称', 'Name', 80)),
      summary: lines('简介', 'Summary', 200),
      level: text('难度', 'Level', 20),
      duration: text('时长', 'Duration', 40),
      teacher: text('讲师', 'Teacher', 80),
    },
    columns: { type: 'type', sort: 'sort' },
  }),
  training: collection({
    name: 'training',
    label: { zh: '培训动态', en: 'Training update' },
    many: 'Training updates',
    order: 'newest',
    shared: { type: needed(entryType('类型', 'Type')), ...articleShared },
    words: articleWords,
    columns: { type: 'type', ...articleColumns },
  }),
  job: collection({
    name: 'job',
    label: { zh: '招聘职位', en: 'Job' },
    many: 'Jobs',
    order: 'newest',
    shared: {
      type: needed(entryType('类别', 'Type')),
      publishedAt: needed(dateTime('发布时间', 'Date')),
      deadline: date('截止日期', 'Closing date'),
      headcount: number('人数', 'Headcount', 1, 1000),
      // The labels are the words that applicants read.
      employment: choice('用工方式', 'Employment', {
        fullTime: { zh: '全职', en: 'Full time' },
        partTime: { zh: '兼职', en: 'Part time' },
        temporary: { zh: '季节工', en: 'Seasonal' },
        intern: { zh: '实习', en: 'Internship' },
      }),
      applyEmail: needed(email('投递邮箱', 'E-mail for applications')),
      applyUrl: url('投递链接', 'Link for applications'),
    },
    words: {
      title: needed(text('职位', 'Title', 80)),
      department: needed(text('单位', 'Unit', 80)),
      city: needed(text('地点', 'Place', 40)),
      education: text('学历', 'Education', 40),
      experience: text('经验', 'Experience', 40),
      salary: text('薪资', 'Pay', 40),
      contact: text('联系人', 'Contact', 80),
      duty: needed(rich('岗位职责', 'Duties')),
      requirement: needed(rich('任职要求', 'Requirements')),
      benefit: rich('福利待遇', 'Benefits'),
    },
    columns: { type: 'type', date: 'publishedAt', closesAt: 'deadline', endsAt: 'deadline' },
  }),
  programme: collection({
    name: 'programme',
    label: { zh: '人才发展项目', en: 'Talent development project' },
    many: 'Talent development projects',
    order: 'sorted',
    shared: programmeShared,
    words: programmeWords,
    columns: { sort: 'sort' },
  }),
  brandProject: collection({
    name: 'brandProject',
    label: { zh: '合作品牌项目', en: 'Brand project' },
    many: 'Brand projects',
    order: 'sorted',
    shared: programmeShared,
    words: programmeWords,
    columns: { sort: 'sort' },
  }),
  onlineLearning: single({
    name: 'onlineLearning',
    label: { zh: '线上学习平台', en: 'Online learning' },
    shared: { image: image('图片', 'Picture'), figures },
    words: { headline: needed(text('标题', 'Headline', 80)), intro: needed(rich('介绍', 'Text')) },
  }),
  studyMap: single({
    name: 'studyMap',
    label: { zh: '学习地图', en: 'Learning map' },
    shared: {
      stages: list('阶段', 'Stages', {
        name: needed(both('名称', 'Name', 40)),
        text: bothLines('说明', 'Text', 300),
        roles: list('岗位', 'Roles', {
          name: needed(both('名称', 'Name', 60)),
          courses: list('课程', 'Courses', { name: needed(both('名称', 'Name', 80)) }, 12),
        }),
      }),
    },
    words: { title: needed(text('标题', 'Title', 80)), intro: lines('介绍', 'Text', 400) },
  }),
  talentPlan: single({
    name: 'talentPlan',
    label: { zh: '人才培养规划', en: 'Talent development plan' },
    shared: {
      ladder: list('人才梯队', 'Talent ladder', {
        name: needed(both('名称', 'Name', 60)),
        text: bothLines('说明', 'Text', 300),
      }),
    },
    words: { headline: needed(text('标题', 'Headline', 80)), body: needed(rich('正文', 'Text')) },
  }),
  groupCollege: single({
    name: 'groupCollege',
    label: { zh: '集团学院', en: 'Group college' },
    shared: { images: images('图片', 'Pictures') },
    words: { headline: needed(text('标题', 'Headline', 80)), body: needed(rich('正文', 'Text')) },
  }),
  cooperation: single({
    name: 'cooperation',
    label: { zh: '合作介绍', en: 'Cooperation' },
    shared: {
      partners: list('合作伙伴', 'Partners', {
        name: needed(both('名称', 'Name', 80)),
        text: both('说明', 'Text', 160),
        logo: image('标识', 'Logo'),
        url: url('网址', 'Website'),
      }),
    },
    words: { headline: needed(text('标题', 'Headline', 80)), intro: needed(rich('介绍', 'Text')) },
  }),
  personnel: single({
    name: 'personnel',
    label: { zh: '人才队伍', en: 'Personnel' },
    shared: {
      figures,
      faculty: list('师资', 'Faculty', {
        name: needed(both('姓名', 'Name', 40)),
        title: both('职务', 'Title', 80),
        field: both('方向', 'Field', 80),
      }),
      policies: titledTexts('人才政策', 'Policies'),
    },
    words: { title: needed(text('标题', 'Title', 80)), text: needed(rich('人才理念', 'How we see talent')) },
  }),
}
