import type { Sample } from '../../../entry.ts'

type Part = Omit<Sample<'part'>, 'kind'>

export const cooperation: Part = {
  id: 'cooperation',
  shared: { page: 'contact', sort: 10 },
  zh: {
    title: '供应商与商务合作',
    body: `### 成为供应商

集团采购全部在[采购信息](/information/purchase)公开，不设入围费，不收标书费和投标保证金。依法登记、近三年无重大违法记录的企业都可以响应，不必事先注册，中小企业不受规模限制；手工艺、农产品、保洁、印刷与日常维修优先从本地采购。

1. 在采购公告页下载文件，按要求准备响应材料
2. 对文件有疑问，截止前书面提出，澄清与变更在原公告页公布
3. 截止时间前送达采购室，或按公告说明在线提交
4. 结果在原公告页公示五个工作日，有异议可以书面提出；公示期满后三十日内签订合同

供应商登记（注册）免费：把营业执照和经营范围发到采购室邮箱，同类采购公告发布时会收到通知。登记与咨询：采购室 [0000-8800-102](tel:0000-8800-102)，[tender@lingshan.example](mailto:tender@lingshan.example)。

### 商务合作

| 合作方向 | 合作内容 | 联系部门 |
| --- | --- | --- |
| 旅行社与平台 | 团队票、联程产品、研学线路 | 文旅运营部 [0000-8800-130](tel:0000-8800-130) |
| 品牌与文创 | 联名产品、展览、内容授权 | 数字文创部 [0000-8800-133](tel:0000-8800-133) |
| 院校与研究机构 | 实习基地、课题、课程共建 | 集团学院 [0000-8800-160](tel:0000-8800-160) |
| 场地与拍摄 | 会议、婚礼、婚纱照与影视取景 | 文旅运营部 [0000-8800-130](tel:0000-8800-130) |

收到合作意向后，对口部门在五个工作日内回复。送礼与宴请一律谢绝；围标串标或弄虚作假的，列入失信供应商名单（黑名单），三年内不能参加。遇到索要好处的情况，请拨打[监督举报热线](/partyBuilding/integrity/hotline)。`,
  },
  en: {
    title: 'Suppliers and Partners',
    body: `### Becoming a supplier

All our purchases are published under [Procurement](/information/purchase). There is no fee for taking part or for the documents, and no bid bond. Any company with no serious violation in the past three years may respond without registering first, small firms as well as large; for crafts, produce, cleaning, printing and everyday repairs we buy locally first.

1. Download the documents from the notice and prepare your response
2. Ask about the documents in writing before the deadline; clarifications and changes appear on the same page
3. Deliver your response to the Procurement Office before the deadline, or online where the notice says so
4. The result is published on the same page for five working days, during which objections may be raised in writing; the contract is signed within thirty days after that

Supplier registration is free: send your business licence and what you supply to the Procurement Office, and notices of that kind will be sent to you. Registration and enquiries: [0000-8800-102](tel:0000-8800-102), [tender@lingshan.example](mailto:tender@lingshan.example).

### Business cooperation

| Partners | What we can discuss | Contact |
| --- | --- | --- |
| Travel agencies and platforms | Group tickets, combined trips, study tours | Destination Operations, [0000-8800-130](tel:0000-8800-130) |
| Brands and designers | Joint products, exhibitions, licences | Digital Culture, [0000-8800-133](tel:0000-8800-133) |
| Universities and institutes | Placements, research, shared courses | The College, [0000-8800-160](tel:0000-8800-160) |
| Venues and filming | Conferences, weddings, wedding photographs, film locations | Destination Operations, [0000-8800-130](tel:0000-8800-130) |

We reply to proposals within five working days. We accept no gifts or hospitality. Suppliers that collude or deceive are blacklisted for three years. If anyone asks you for a favour, please call the [integrity hotline](/partyBuilding/integrity/hotline).`,
  },
}

export const campus: Part = {
  id: 'campus',
  shared: { page: 'jobList', sort: 10 },
  zh: {
    title: '校园招聘',
    body: `面向应届毕业生与毕业两年内的同学，每年招收八十至一百人，分“启程”“学徒”两类。

| 类别 | 招收对象 | 培养方式 |
| --- | --- | --- |
| 启程计划 | 本科及以上，专业不限 | 两年轮岗四个部门，配一线师父与部门导师 |
| 学徒计划 | 职业院校，或喜欢动手的同学 | 三年学一门手艺：木作、船艺、竹编、茶 |

### 时间安排

1. **9 月至 10 月**：宣讲会与网申，十二所院校设专场
2. **11 月**：笔试与面试，在云山或线上进行
3. **12 月**：到景区住三天，先看清楚再决定
4. **次年 3 月**：补录；7 月入职

暑期实习每年 4 月报名，为期八周，提供住宿、工作餐与津贴，优秀者可直接进入面试。

简历请发至 [campus@lingshan.example](mailto:campus@lingshan.example)，咨询请致电人力资源部 [0000-8800-128](tel:0000-8800-128)。我们不收取任何费用，也没有委托任何中介。

### 应聘常见问题

- **社会招聘**：有经验的应聘者在职位页投递，截止后两周内答复；面试结果通知本人，录用名单在本栏目公示
- **兼职与假期短期工**：在校生可做周末检票、讲解和夏季护塘，按天计酬，职位在上面公布
- **工作方式**：岗位都在现场，不能远程办公
- **年龄与平等**：年满十八岁即可应聘，不限年龄上限、性别与户籍；残疾人就业一视同仁，面试和岗位可作调整
- **食宿**：员工宿舍免费，当班有工作餐；试用期不超过三个月，工资不打折`,
  },
  en: {
    title: 'Campus Recruitment',
    body: `Each year eighty to a hundred graduates, of that year or the two before, join one of two schemes.

| Scheme | Open to | Training |
| --- | --- | --- |
| First Voyage | Graduates of any subject | Four departments in two years, with a mentor on the ground and one in the office |
| Apprenticeship | Vocational colleges, and anyone who likes to work by hand | Three years of one craft: joinery, boats, bamboo or tea |

### Timetable

1. **September and October**: talks at twelve colleges, applications online
2. **November**: tests and interviews, in Yunshan or online
3. **December**: three days at one of our destinations, so that you can see before you decide
4. **March**: remaining places; you start in July

Summer placements of eight weeks open for application in April. They include accommodation, meals and pay, and good work leads straight to an interview.

Send your CV to [campus@lingshan.example](mailto:campus@lingshan.example); questions to Human Resources, [0000-8800-128](tel:0000-8800-128). We charge nothing and use no agents.

### Questions applicants ask

- **Experienced applicants**: apply on the page of a vacancy before it closes and hear from us within two weeks; interview results are sent to you, appointments are published in this section
- **Part-time and holiday work**: students can check tickets or guide at weekends and keep the ponds in summer, paid by the day; the vacancies are listed above
- **Remote work**: none; all our work is on site
- **Age and equality**: from eighteen, with no upper age limit, whatever your sex or place of birth. Disabled applicants are considered on equal terms; interviews and duties can be adapted
- **Board and lodging**: staff accommodation is free, meals on duty included; probation is three months at most, at full pay`,
  },
}
