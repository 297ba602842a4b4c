import { entriesOf } from '../../entry.ts'

export const venue = () =>
  entriesOf('venue', [
    {
      id: 'lakeside-centre',
      shared: { sort: 10, images: ['interior-service'], mapX: 31, mapY: 54 },
      zh: {
        name: '湖畔党群服务中心',
        address: '云山市岚屿区湖西路 18 号',
        openHours: '每日 8:30–20:30',
        body: '由老客运站改建，一层是办事窗口与饮水处，二层存着联盟二百一十六张办结单。不设门禁，无需登记。\n\n每月末的周六晚上放一场露天电影，片子由街坊投票。',
      },
      en: {
        name: 'Lakeside Service Centre',
        address: '18 Huxi Road, Lanyu District, Yunshan',
        openHours: 'Daily 8:30–20:30',
        body: 'Once the ferry terminal, now a place where residents and Party members meet. There are service windows and drinking water below; above, the 216 slips of matters settled by the alliance. There is no barrier, and no need to register.\n\nOn the last Saturday of each month a film is shown out of doors. The neighbours vote for it.',
      },
    },
    {
      id: 'ferry-post',
      shared: { sort: 20, images: ['interior-ferry'], mapX: 35, mapY: 39 },
      zh: {
        name: '西岸渡口党员先锋站',
        address: '云山市岚屿区湖西路 1 号西岸渡口',
        openHours: '首班船前半小时至末班船后半小时',
        body: '候船室、急救点与《渡口记》的存放处。墙上挂着历年的水位牌，最高的一块写着 2019。\n\n可在此借用轮椅、雨衣与儿童救生衣，登记姓名即可。',
      },
      en: {
        name: 'West Shore Ferry Service Post',
        address: 'West Shore Ferry, 1 Huxi Road, Lanyu District, Yunshan',
        openHours: '30 min before the first boat to 30 min after the last',
        body: 'A waiting room, a first-aid point and the shelf where the Ferry Book is kept. Boards on the wall mark the high water of each year; the highest is 2019.\n\nWheelchairs, raincoats and life jackets for children may be borrowed; just leave your name.',
      },
    },
    {
      id: 'square-table',
      shared: { sort: 30, images: ['interior-table'], mapX: 28, mapY: 69 },
      zh: {
        name: '古镇八仙桌议事堂',
        address: '云山市鹤汀区西街 41 号',
        openHours: '每日 9:00–21:00',
        body: '一间临河的旧书场，当中一张八仙桌。长街上的事先在这里说开：铺面、噪声、檐水、邻里。\n\n桌边只有八把椅子，站着的人一样可以说话。每周四晚七点固定议事，记录贴在门口。',
      },
      en: {
        name: 'The Square Table, Heting',
        address: '41 West Street, Heting District, Yunshan',
        openHours: 'Daily 9:00–21:00',
        body: 'An old storytelling house on the canal, with a square table in the middle. What concerns Long Street is talked over here first: shops, noise, dripping eaves, neighbours.\n\nThere are eight chairs. Those who stand may speak as well as those who sit. The table meets on Thursdays at seven, and what was said is posted at the door.',
      },
    },
    {
      id: 'stone-steps-yard',
      shared: { sort: 40, images: ['interior-yard'], mapX: 85, mapY: 50 },
      zh: {
        name: '云阶石阶小院',
        address: '云山市北屏县云阶村口',
        openHours: '每日 7:00–18:00',
        body: '古道起点的一座石头院子，十三只背篓挂在檐下。院里陈列修路的工具与换下来的旧石，每块旧石都注明在山上的年数。\n\n登山前可在此加水、看天气、留下姓名。',
      },
      en: {
        name: 'The Stone Yard, Cloudstep',
        address: 'Entrance to Yunjie Village, Beiping County, Yunshan',
        openHours: 'Daily 7:00–18:00',
        body: 'A walled yard where the old stairway begins, with thirteen baskets hanging under the eaves. The tools that mended it are kept here, and the stones that were replaced; each is marked with the years it lay on the hill.\n\nFill a bottle, read the forecast and leave your name before you climb.',
      },
    },
    {
      id: 'ridge-hut',
      shared: { sort: 50, images: ['interior-hut'], mapX: 81, mapY: 18 },
      zh: {
        name: '听雪岭值班屋',
        address: '云山市北屏县听雪林场岭顶',
        openHours: '全年有人，索道运营日可参观',
        body: '十八平方米，一床、一桌、一台电台。二十三年的值守日志排满一面墙，可以取下来读，读完放回原处。\n\n屋内热水免费，请自带杯子。',
      },
      en: {
        name: 'The Watch Hut on Snowsong Ridge',
        address: 'Summit, Tingxue Forest, Beiping County, Yunshan',
        openHours: 'Staffed all year; visits when the cableway runs',
        body: 'Eighteen square metres: a bed, a table, a radio. The logbooks of twenty-three years fill one wall. Take one down and read it, then put it back where it was.\n\nHot water is free. Bring your own cup.',
      },
    },
    {
      id: 'clear-wind-library',
      shared: { sort: 60, images: ['interior-library'], mapX: 62, mapY: 40 },
      zh: {
        name: '竹溪清风书屋',
        address: '云山市岚屿区竹溪路 3 号',
        openHours: '周一至周六 8:30–21:00',
        body: '廉洁教育的常设书屋，藏书四千册，另藏员工家书二百零四封，均经写信人同意。\n\n采购、工程、财务岗位的新员工，上岗前在此读书一日，读什么自己选，临走写一页纸。',
      },
      en: {
        name: 'Clear Wind Library, Bamboo Creek',
        address: '3 Zhuxi Road, Lanyu District, Yunshan',
        openHours: 'Monday to Saturday 8:30–21:00',
        body: 'A library for integrity education, with four thousand books and 204 letters home, kept here with the consent of those who wrote them.\n\nEveryone new to purchasing, construction or finance spends a day reading here before starting work. They choose the book, and leave a page behind.',
      },
    },
  ])
