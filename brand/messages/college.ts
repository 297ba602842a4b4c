import type { Language } from '@shanmen/contract/languages.ts'

/** What the pages of the college say about this group: descriptions and the texts that name its programmes. */
export const collegeBrand = {
  zh: {
    programmesTitle: '每一程，都有一门课相伴',
    programmesText:
      '新人、骨干、管理者、匠人，各有所需，各有其课。四个项目首尾相接，从入职第一年，一直到把手艺交给下一个人。',
    stages: '四个阶段',
    motto: '推窗见山',
    ladder: '人才阶梯',
    project: {
      title: '不重仪式，重成果',
      text: '测绘的图纸、公开的数据、田埂上的一堂课、食堂里用得住的一只碗：每个项目结束时，都要留下一样成果。',
    },
    descriptions: {
      onlineIntro: '灵山学院线上学习平台：一线同事讲授，随处可学，向员工、同行与社会学员开放。',
      courseList: '灵山学院线上课程：人文、服务、运营、工程、手艺与安全，讲的人就是做的人。',
      studyMap: '灵山学院学习地图：新人、熟手、骨干、传承四个阶段，每个岗位该学什么，一图可见。',
      talentPlan: '灵山集团人才培养规划：五级阶梯，手艺与管理双通道，师徒相授，目标公开。',
      trainingList: '灵山学院的培训动态：新人营、师徒结对、岗位技能与跨景区轮训的近况。',
      groupCollege: '灵山学院：没有围墙的企业学院，院训、机构、讲师与课堂。',
      devProject: '灵山集团人才发展项目：春笋、石阶、松岭、古木，为不同阶段的人备不同的课。',
      cooperationIntro: '灵山学院的校企合作：实习就业、共建课程与联合研究，以及合作院校。',
      brandProject: '灵山学院与院校共建的品牌项目：古建测绘营、水上气象站、梯田学期与驻坊计划。',
      jobList: '灵山集团人才招聘：各景区与职能部门的在招职位、地点、薪资与截止日期。',
    },
  },
  en: {
    programmesTitle: 'A course for every stretch of the road',
    programmesText:
      'Newcomers, senior specialists, managers and craftspeople have different needs, and different courses. Four programmes follow on from one another, from the first year in the job to the day your skills are handed on.',
    stages: 'The four stages',
    motto: '推窗见山',
    ladder: 'Five steps of a career',
    project: {
      title: 'No ceremonies, only things that last',
      text: 'Drawings of a bridge, open readings, a lesson on a field bank, a bowl that survives the canteen: when a project ends, something has to stay where it was made.',
    },
    descriptions: {
      onlineIntro:
        'Lingshan College online: taught by colleagues from the front line, open to staff, the trade and everyone else.',
      courseList:
        'Online courses of Lingshan College in the humanities, hospitality, operations, engineering, craft and safety, taught by people who do the work.',
      studyMap: 'The learning map of Lingshan College: four stages, and the courses for every job in each.',
      talentPlan:
        'How Lingshan Group develops its people: a ladder of five steps, craft and management on an equal footing, a mentor for everyone, published goals.',
      trainingList:
        'Training updates from Lingshan College: inductions, apprenticeships, skills and exchanges.',
      groupCollege: 'Lingshan College, a company college without walls: its motto, offices and teachers.',
      devProject:
        'Talent development projects of Lingshan Group: Spring Shoots, Stone Steps, Pine Ridge and Old Trees.',
      cooperationIntro:
        'Working with Lingshan College: placements, joint courses, research, and the schools we do it with.',
      brandProject:
        'Brand projects with our partners: Survey Camp, Weather on the Water, A Term in the Terraces, Workshop Residency.',
      jobList: 'Careers at Lingshan Group: open positions with location, pay and closing date.',
    },
  },
} satisfies Record<Language, unknown>
