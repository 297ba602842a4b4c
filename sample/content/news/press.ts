import { entriesOf } from '../../entry.ts'

/** What journalists need. */
export const press = () =>
  entriesOf('press', [
    {
      id: 'press',
      shared: {
        phone: '0000-8800-115',
        email: 'press@lingshan.example',
        pictures: [
          {
            image: 'scenic-lanyu-wide',
            caption: { zh: '岚屿湖，群峰与渡船', en: 'Lanyu Lake, its peaks and the ferry' },
            credit: { zh: '灵山集团影像室', en: 'Lingshan Group Picture Desk' },
          },
          {
            image: 'scenic-heting-wide',
            caption: {
              zh: '鹤汀古镇，石桥与临水人家',
              en: 'Heting Old Town, its stone bridge and waterside houses',
            },
            credit: { zh: '灵山集团影像室', en: 'Lingshan Group Picture Desk' },
          },
          {
            image: 'scenic-yunjie-wide',
            caption: { zh: '云阶梯田的农舍与田间劳作', en: 'Farmhouses at Cloudstep Terraces' },
            credit: { zh: '灵山集团影像室', en: 'Lingshan Group Picture Desk' },
          },
          {
            image: 'scenic-tingxue-wide',
            caption: { zh: '听雪岭的雪松与小屋', en: 'Snow and pines on Snowsong Ridge' },
            credit: { zh: '灵山集团影像室', en: 'Lingshan Group Picture Desk' },
          },
          {
            image: 'scenic-hanxiang-wide',
            caption: { zh: '含香荷塘的栈道', en: 'The boardwalk at Fragrant Lotus Ponds' },
            credit: { zh: '灵山集团影像室', en: 'Lingshan Group Picture Desk' },
          },
          {
            image: 'scenic-wanta-wide',
            caption: {
              zh: '晚塔山，石阶与古塔',
              en: 'The pagoda on Evening Pagoda Hill and the steps up to it',
            },
            credit: { zh: '灵山集团影像室', en: 'Lingshan Group Picture Desk' },
          },
        ],
      },
      zh: {
        intro:
          '采访、核实与图片授权，请联系宣传中心，工作日两小时内回复。本页的集团标识和图片可免费用于新闻报道；新闻稿可以转载，请注明来源并附链接。',
        contactName: '宣传中心媒体联络岗',
        hours: '工作日 9:00–18:00',
        logoRules: `- 四周留白不小于标识边长的五分之一
- 屏幕上不小于 20\u00a0像素，印刷不小于 6\u00a0毫米
- 不改颜色，不变形，不加描边和阴影，不放在杂乱的图案上
- 浅色背景用朱红版，深色背景用反白版`,
        pictureRules: `图片可免费用于新闻报道，请按图下署名注明来源；可以裁剪，但不得改变画面内容。用于广告、商品或书籍封面，请先取得书面授权。`,
      },
      en: {
        intro:
          'For interviews, fact-checking and permissions please contact our press office, which replies within two working hours. The logo and the pictures on this page may be used in news reports; our news may be reprinted with its source and a link.',
        contactName: 'Press Office, Group Communications',
        hours: '9:00–18:00, working days',
        logoRules: `- Keep clear space of one fifth of the logo’s width on every side
- Never smaller than 20 pixels on screen or 6 millimetres in print
- Do not recolour, distort or outline it; place it on plain backgrounds only
- Use the red version on light backgrounds and the white one on dark`,
        pictureRules: `The pictures are free for editorial use with the credit given below each. They may be cropped but not otherwise altered. For advertising, merchandise or book covers please request written permission.`,
      },
    },
  ])
