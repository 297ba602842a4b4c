import { entriesOf } from '../../entry.ts'

/** The name, the words and the numbers that every page carries. */
export const site = () =>
  entriesOf('site', [
    {
      id: 'site',
      shared: {
        icp: '示 ICP 备 00000000 号-1',
        policeIcp: '示公网安备 00000000000000 号',
        phone: '400-000-0026',
        email: 'hello@lingshan.example',
        friendLinks: [
          {
            name: { zh: '云山市旅游服务网', en: 'Visit Yunshan' },
            url: 'https://travel.yunshan.example',
          },
          {
            name: { zh: '岚屿湖水情公报', en: 'Lanyu Lake water bulletin' },
            url: 'https://water.yunshan.example',
          },
          {
            name: { zh: '灵山公益基金', en: 'Lingshan Fund' },
            url: 'https://fund.lingshan.example',
          },
          {
            name: { zh: '灵山学院学习平台', en: 'Lingshan College online' },
            url: 'https://learn.lingshan.example',
          },
        ],
        social: [
          {
            label: { zh: '官方公众号', en: 'Official account' },
            url: 'https://lingshan.example/account',
          },
          {
            label: { zh: '游客服务', en: 'Visitor services' },
            url: 'https://lingshan.example/visit',
          },
        ],
      },
      zh: {
        name: '灵山集团',
        shortName: '灵山',
        slogan: '守一座山，待四方人',
        description:
          '灵山集团始于岚屿湖畔的一间船坞，经营八处文旅景区、五个产业集群与一所企业学院。把水养清，把路修稳，把手艺留住，把远道而来的人当作回家的人。',
        copyright: '© 2026 灵山集团（示例网站，内容纯属虚构，与任何真实机构无关）',
        hours: '每日 8:30–18:00',
        address: '云山市岚屿区湖西路 26 号灵山大厦',
      },
      en: {
        name: 'Lingshan Group',
        shortName: 'Lingshan Group',
        slogan: 'Keeping one mountain, welcoming all who come',
        description:
          'Lingshan Group began as a boat shed on Lanyu Lake. Today it runs eight destinations, five industry clusters and a college of its own.',
        copyright:
          '© 2026 Lingshan Group (sample content, entirely fictional; no link with any real organisation)',
        hours: 'Daily 8:30–18:00',
        address: 'Lingshan House, 26 Huxi Road, Lanyu District, Yunshan',
      },
    },
  ])
