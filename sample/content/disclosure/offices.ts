import { entriesOf } from '../../entry.ts'

export const office = () =>
  entriesOf('office', [
    {
      id: 'head-office',
      shared: {
        sort: 10,
        postcode: '000026',
        phone: '400-000-0026',
        fax: '0000-8800-100',
        email: 'hello@lingshan.example',
        place: { system: 'gcj02', lng: 119.5098, lat: 30.2301 },
      },
      zh: {
        name: '集团总部',
        address: '云山市岚屿区湖西路 26 号灵山大厦',
        hours: '周一至周五 8:30–17:30，服务热线每日 8:30–18:00',
      },
      en: {
        name: 'Head office',
        address: 'Lingshan House, 26 Huxi Road, Lanyu District, Yunshan',
        hours: 'Monday to Friday 8:30–17:30; the hotline daily 8:30–18:00',
      },
    },
    {
      id: 'heting-office',
      shared: {
        sort: 20,
        postcode: '000031',
        phone: '0000-8800-173',
        email: 'heting@lingshan.example',
        place: { system: 'gcj02', lng: 119.6118, lat: 30.2067 },
      },
      zh: {
        name: '鹤汀古镇管理处',
        address: '云山市鹤汀区西街 2 号',
        hours: '每日 8:30–21:00',
      },
      en: {
        name: 'Heting Old Town office',
        address: '2 West Street, Heting District, Yunshan',
        hours: 'Daily 8:30–21:00',
      },
    },
    {
      id: 'college-campus',
      shared: {
        sort: 30,
        postcode: '000028',
        phone: '0000-8800-160',
        email: 'college@lingshan.example',
        place: { system: 'gcj02', lng: 119.4972, lat: 30.1588 },
      },
      zh: {
        name: '灵山学院',
        address: '云山市岚屿区竹溪路 3 号',
        hours: '周一至周六 8:30–17:30',
      },
      en: {
        name: 'Lingshan College',
        address: '3 Zhuxi Road, Lanyu District, Yunshan',
        hours: 'Monday to Saturday 8:30–17:30',
      },
    },
    {
      id: 'ridge-service-centre',
      shared: {
        sort: 40,
        postcode: '000035',
        phone: '0000-8800-175',
        email: 'tingxue@lingshan.example',
        place: { system: 'gcj02', lng: 119.4388, lat: 30.3672 },
      },
      zh: {
        name: '听雪岭服务中心',
        address: '云山市北屏县岭下村索道下站',
        hours: '每日 8:00–17:00，大雪封山时以热线通知为准',
      },
      en: {
        name: 'Snowsong Ridge service centre',
        address: 'Lower cable station, Lingxia Village, Beiping County, Yunshan',
        hours: 'Daily 8:00–17:00; call the hotline when snow closes the road',
      },
    },
  ])
