import { entriesOf } from '../../entry.ts'

export const contact = () =>
  entriesOf('contact', [
    {
      id: 'contact',
      shared: {
        departments: [
          {
            name: { zh: '游客服务', en: 'Visitor services' },
            duty: { zh: '预约、票务、失物与建议', en: 'Bookings, tickets, lost property and suggestions' },
            phone: '400-000-0026',
          },
          {
            name: { zh: '采购管理', en: 'Procurement' },
            duty: { zh: '供应商登记、公告咨询', en: 'Supplier registration and questions about notices' },
            phone: '0000-8800-102',
          },
          {
            name: { zh: '媒体联络', en: 'Press' },
            duty: { zh: '采访、图片与影像授权', en: 'Interviews, and the use of pictures and film' },
            phone: '0000-8800-115',
          },
          {
            name: { zh: '人才招聘', en: 'Careers' },
            duty: { zh: '校园招聘、社会招聘与实习', en: 'Graduate and experienced hiring, internships' },
            phone: '0000-8800-128',
          },
          {
            name: { zh: '监督举报', en: 'Integrity hotline' },
            duty: { zh: '举报受理，信息严格保密', en: 'Reports of wrongdoing, in strict confidence' },
            phone: '0000-8800-110',
          },
          {
            name: { zh: '公益合作', en: 'Welfare' },
            duty: { zh: '助学、书屋与志愿服务', en: 'Scholarships, village libraries and volunteering' },
            phone: '0000-8800-136',
          },
        ],
        qr: [
          { label: { zh: '官方公众号', en: 'Official account' }, url: 'https://lingshan.example/account' },
          { label: { zh: '游客服务', en: 'Visitor services' }, url: 'https://lingshan.example/visit' },
        ],
      },
      zh: {
        headline: '欢迎来湖边坐坐',
        traffic: `- **轻轨**：2 号线湖西站 3 口，沿湖步行 600 米，全程无台阶。
- **公交**：26 路、湖区环线至灵山大厦站，下车即到。
- **渡船**：东岸码头首班 7:00、末班 18:10，二十分钟到西岸，下船后沿湖向北步行约 700 米。
- **自驾**：导航至“灵山大厦”，访客车位在北院，两小时内免费；轮椅访客可直接驶入地面车位。`,
      },
      en: {
        headline: 'Come and sit by the lake',
        traffic: `- **Light rail**: Line 2 to Huxi, exit 3, then 600 metres along the shore with no steps.
- **Bus**: route 26 or the Lake Loop to Lingshan House; the stop is at the door.
- **Ferry**: from the east shore, first boat 7:00, last 18:10. Twenty minutes across, then about 700 metres north along the shore.
- **By car**: navigate to Lingshan House. Visitors park in the north yard, free for two hours; wheelchair users may drive straight to the ground-level spaces.`,
      },
    },
  ])
