import { page, section, submenu } from './item.ts'

export const college = section(
  'college',
  '/college',
  ['集团学院', 'College'],
  ['把经验编成课程，把新人带成匠人。', 'Experience, distilled into teaching.'],
  'detail-bamboo',
  [
    submenu(
      'college/online',
      '/college/online',
      ['线上学习', 'Online Learning'],
      ['随处可学，学以致用。', 'Learn anywhere, use it tomorrow.'],
      'detail-bamboo',
      [
        page(
          'onlineIntro',
          '/college/online/intro',
          ['线上学习平台', 'Learning Platform'],
          ['一间没有围墙的教室。', 'A classroom without walls.'],
        ),
        page(
          'courseList',
          '/college/online/course',
          ['线上课程', 'Online Courses'],
          ['课程来自一线，讲的人就是做的人。', 'Taught by the people who do the work.'],
        ),
        page(
          'studyMap',
          '/college/online/studyMap',
          ['学习地图', 'Learning Map'],
          ['新人、熟手、骨干、传承四个阶段，各学什么。', 'Four stages, from the first day on.'],
        ),
      ],
    ),
    submenu(
      'college/talent',
      '/college/talent',
      ['人才发展', 'Talent Development'],
      ['规划、培训、学院与发展项目。', 'Plan, training, college and projects.'],
      'detail-maple',
      [
        page(
          'talentPlan',
          '/college/talent/plan',
          ['人才培养规划', 'Talent Development Plan'],
          ['五级阶梯，双通道晋升。', 'Five steps and two career paths.'],
        ),
        page(
          'trainingList',
          '/college/talent/training',
          ['培训动态', 'Training Updates'],
          ['课堂内外的最新动态。', 'The latest from in and out of class.'],
        ),
        page(
          'groupCollege',
          '/college/talent/LSCollege',
          ['集团学院', 'Group College'],
          ['推窗见山处，皆是课堂。', 'Where a window opens on the hills.'],
          { cover: 'detail-academy' },
        ),
        page(
          'devProject',
          '/college/talent/devProject',
          ['人才发展项目', 'Talent Development Projects'],
          ['为不同阶段的人，备不同的课。', 'A different course for every stage of a career.'],
        ),
      ],
    ),
    submenu(
      'college/cooperation',
      '/college/cooperation',
      ['合作共建', 'Cooperation'],
      ['与学校、同行一起，把手艺传下去。', 'Schools and peers, keeping skills alive together.'],
      'detail-shore',
      [
        page(
          'cooperationIntro',
          '/college/cooperation/intro',
          ['合作介绍', 'How We Cooperate'],
          ['开门办学，与人同行。', 'A college with its doors open.'],
        ),
        page(
          'brandProject',
          '/college/cooperation/brandProject',
          ['品牌项目', 'Brand Projects'],
          ['四个长期合作项目。', 'Four long-running joint projects.'],
        ),
      ],
    ),
    page(
      'jobList',
      '/college/recruitment',
      ['人才招聘', 'Careers'],
      ['在招职位、待遇与报名方式。', 'Open positions, pay and how to apply.'],
      { cover: 'detail-ferry2' },
    ),
  ],
)
