import type { Sample } from '../../../entry.ts'

export const visitors: Omit<Sample<'part'>, 'kind'> = {
  id: 'visitors',
  shared: { page: 'scenicList', sort: 10 },
  zh: {
    title: '游客指南',
    body: `票价、开放时间与停车以各景区页面为准。

### 门票与预约

- **购票**：在景区页面“票种”处网上买票，或到入口窗口买，支持现金，不用下载应用（App）；入园凭手机码、身份证或纸质卡
- **预约**：岚屿湖每日限六千人，其中一千个名额留给现场；丹枫谷红叶季和晚塔山登塔须预约，其他景区无需预约
- **优惠**：多数景区 60 岁以上、6 岁以下和残疾人凭证件免票，学生凭学生证半价；现役军人和消防救援人员凭证件免各景区门票；儿童按年龄，不看身高；导盲犬等服务犬可随行
- **退票**：入园前随时可退，三个工作日内原路退回；景区停航、停运或关闭，票款全退
- **发票**：在订单里申请电子发票，发到邮箱；现场买的票在入口窗口开
- **团体**：20 人以上（含学校）提前一天致电文旅运营部 [0000-8800-130](tel:0000-8800-130)
- **讲解**：中文、英语讲解员均可预约，散客与团体都请提前三天拨打上面的电话

### 怎么来

| 从哪里来 | 怎么走 |
| --- | --- |
| 云山机场 | 机场巴士到轻轨湖西站，约 50 分钟 |
| 云山高铁站 | 轻轨 2 号线到湖西站，约 20 分钟 |
| 自驾 | 导航到景区名称加“停车场”，车位与费用见各景区页面；湖西和西栅停车场有电动汽车充电桩 |
| 旅游大巴 | 各景区停车场设大巴车位，团体预约时一并登记；丹枫谷请在山下换乘 |

轻轨湖西站有直通车到云阶梯田、丹枫谷和听雪岭。只有一天，建议上午游岚屿湖，下午坐船到鹤汀古镇，晚上看灯，末班轻轨 22:30。带孩子宜去含香荷塘（夏天采莲），下雨天宜去竹溪书院。

### 晚上与淡旺季

鹤汀古镇昼夜开放，晚塔山开到 20:00，竹溪书院设晚间场，其余景区傍晚前后闭园，以各页面为准。工作日上午人最少；春节、国庆等节假日不另外闭园，与红叶季一样人多，当天限流与临时关闭会在页面顶部以紧急通知公布，活动如有取消，以[活动日历](/newsAndInformation/events)为准。

### 请留意

- **吸烟与用火**：山林、古建和船上禁止吸烟、用火；没有露营地，不能烧烤
- **垂钓与游泳**：湖区和荷塘禁止钓鱼、游泳
- **宠物**：能去的地方须牵绳，见各景区须知
- **电梯**：景区里没有电梯；哪些步道能走轮椅，见各景区页面
- **急救**：游客中心备有急救箱和除颤器（AED），身体不适请找最近的工作人员，或拨 120
- **无人机**：起飞前到游客中心登记，候鸟季湖区禁飞
- **拍摄**：个人不收费；婚纱照与商业拍摄提前预约
- **物品**：行李寄存、充电宝和轮椅在游客中心借用；失物致电 [400-000-0026](tel:400-000-0026)`,
  },
  en: {
    title: 'Visitor Guide',
    body: `Prices, hours and parking are on the page of each place.

### Tickets and booking

- **Buying**: online from “Tickets” on the page of a place, or at the gate, where cash is welcome; there is no app to download. A phone code, an identity card or a paper card opens the gate
- **Booking ahead**: Lanyu Lake admits 6,000 people a day, 1,000 of them at the gate; book for Maple Gorge in leaf season and to climb the pagoda; other places need no booking
- **Concessions**: at most places visitors over 60 or under 6 and disabled people enter free with proof, and students with a student card pay half; serving soldiers and firefighters enter free everywhere, with proof. Children go by age, not by height. Guide dogs and other assistance dogs come with you
- **Refunds**: at any time before you enter, within three working days; in full when boats or the cable car stop or a place closes
- **Invoices**: ask for one in your order and it comes by email, or at the gate if you bought your ticket there
- **Groups** of twenty or more, including schools: call Destination Operations the day before, [0000-8800-130](tel:0000-8800-130)
- **Guided tours** in Chinese or English, for groups or on your own: book three days ahead on the same number

### Directions

| From | How |
| --- | --- |
| Yunshan Airport | Airport bus to Huxi light-rail station, about 50 minutes |
| Yunshan high-speed railway station | Light rail line 2 to Huxi, about 20 minutes |
| By car | Set your map to the place and “car park”; charges are on its page. Electric cars can be charged at Huxi and at the west gate of Heting |
| Tour buses | Every car park has bus spaces, booked with your group; for Maple Gorge change at the foot of the hill |

Direct coaches run from Huxi to the Cloudstep Terraces, Maple Gorge and Snowsong Ridge in the mountains. For a day trip, see Lanyu Lake in the morning, take the boat to Heting in the afternoon and stay for the lanterns; the last train leaves at 22:30. With children, pick lotus at the Fragrant Ponds in summer; on a rainy day, read at Bamboo Creek.

### Evenings and busy days

Heting never closes, Evening Pagoda Hill is open until 20:00 and Bamboo Creek Academy opens again in the evening; the other places close around the end of the afternoon, as their pages say. Weekday mornings are the quietest. No place closes for a public holiday; Spring Festival, National Day and leaf season are busy; limits and closures of the day appear as an urgent notice at the top of the page, cancelled events in the [calendar](/newsAndInformation/events).

### Please note

- **Smoking and fires**: not in woods, old buildings or boats. No campsite, no barbecues
- **Fishing and swimming** are not allowed in the lake or the lotus ponds
- **Pets**: on a lead, where the page of the place allows them
- **Lifts**: there are none; the page of each place says which paths are step-free
- **First aid**: kits and defibrillators (AED) at the visitor centres; ask the nearest member of staff, or call 120
- **Drones**: register at the visitor centre; none over the lake from October to March, for the birds
- **Photographs** are free; book ahead for weddings and commercial shoots
- **Belongings**: lockers, power banks and wheelchairs at the visitor centres; for lost property call [400-000-0026](tel:400-000-0026)`,
  },
}
