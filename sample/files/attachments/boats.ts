import type { Attachment } from './attachment.ts'

const title = { zh: '电动游船技术规格书', en: 'Electric passenger boats: specification' }

export const boatsZh: Attachment = {
  name: 'boats-spec-zh',
  language: 'zh',
  title: { zh: title.zh, en: `${title.en} (in Chinese)` },
  about: '岚屿湖景区年度电动游船采购项目 · 采购文件第二册',
  body: `## 总则

本规格书规定甲型、乙型电动游船与岸电充电桩的技术要求。标注“★”的为实质性要求，不满足即不予评审；其余要求允许偏离，但须在偏离表中逐条说明。

游船在岚屿湖内航行，湖面东西长八公里，平均水深 4.6 米，最大风浪按 0.5 米有义波高考虑。每年十二月至次年二月气温可低至零下六度。

## 甲型电动游船

| 项目 | 要求 |
| --- | --- |
| 数量 | 10 艘 |
| 总长 × 型宽 | 12.8 米 × 3.4 米，允许偏差 ±0.2 米 |
| 吃水 | 满载不大于 0.65 米 |
| ★ 乘客定额 | 24 人，另驾驶员 1 人、水手 1 人 |
| 船体 | 铝合金，水线以下板厚不小于 4 毫米 |
| 服务航速 | 12 公里/小时，最大不超过 16 公里/小时 |
| ★ 续航 | 服务航速下不少于 8 小时 |
| ★ 噪声 | 服务航速、距舷 7.5 米处不大于 58 分贝（A） |
| 航行波 | 服务航速下，距航线 20 米处波高不大于 0.12 米 |

船顶为固定遮阳棚，不设透明塑料帘。座椅面向两舷，椅面为防腐木，不使用人造革。船身素色，不喷绘广告。

## 乙型无障碍电动游船

除下列各项外，与甲型相同。

| 项目 | 要求 |
| --- | --- |
| 数量 | 2 艘 |
| ★ 乘客定额 | 20 人，其中轮椅位 4 个 |
| ★ 登船 | 平舷登船，水位变化 0.6 米内坡度不大于 1:12 |
| ★ 轮椅位 | 每位不小于 1.3 米 × 0.8 米，设双侧固定带，视线不被遮挡 |
| 引导 | 触觉地面、语音报站、舷门提示灯 |
| 呼叫 | 每个轮椅位设一个呼叫按钮，直通驾驶位 |

样船下水后，由采购人邀请不少于六名轮椅使用者试乘，书面意见须逐条处理后方可批量建造。

## 动力与电池

1. ★ 采用磷酸铁锂电池，总容量不小于 120 千瓦时，分两组独立供电，任一组失效时仍能以 6 公里/小时航行 1 小时。
2. ★ 电池舱与客舱之间设 A-60 级隔热，舱内设温度、烟雾与可燃气体探测。
3. 推进电机额定功率 2 × 18 千瓦，防护等级不低于 IP67。
4. 电池可整组吊换，单组吊换时间不超过四十分钟。
5. ★ 容量保持率八年不低于百分之八十，低于时由供应商免费更换。
6. 退役电池由供应商回收，回收去向每年书面告知采购人。

## 岸电充电桩

- 数量 6 台，每台额定输出 60 千瓦，双枪。
- 外壳防护等级不低于 IP65，落水自动断电。
- 充电记录可导出为通用表格，不依赖供应商的云服务。
- 夜间指示灯亮度可调，二十二时后自动降至最低。

## 检验与交付

| 阶段 | 时间 | 内容 |
| --- | --- | --- |
| 图纸确认 | 合同签订后 20 日 | 总布置图、电气图、稳性计算书 |
| 样船 | 第 90 日 | 甲、乙型各一艘，试航与试乘 |
| 第一批 | 第 140 日 | 甲型 5 艘、充电桩 6 台 |
| 第二批 | 第 180 日 | 其余船只 |

交付地点为岚屿湖西岸船坞。每艘船随船提供中文操作手册、维修手册、备件清单与三年易损件。

## 质保与培训

质保期三年，电池八年。质保期内接到报修后四小时响应，二十四小时内到场。供应商须为采购人培训驾驶员二十四名、维修工十名，培训结束由采购人考核，不合格者免费再训。
`,
}

export const boatsEn: Attachment = {
  name: 'boats-spec-en',
  language: 'en',
  title: { zh: `${title.zh}（英文）`, en: title.en },
  about:
    'Electric passenger boats for Lanyu Lake. Part two of the tender documents. The Chinese text governs.',
  body: `## General

This specification covers Type A and Type B electric passenger boats and the quayside chargers. Requirements marked ★ are essential: a response that does not meet them will not be assessed. Others may be departed from, if each departure is explained in the schedule provided.

The boats serve Lanyu Lake, which is eight kilometres long and 4.6 metres deep on average. Allow for a significant wave height of 0.5 metres and for temperatures down to −6 °C between December and February.

## Type A boats

| Item | Requirement |
| --- | --- |
| Quantity | 10 |
| Length × beam | 12.8 m × 3.4 m, ±0.2 m |
| Draught | 0.65 m at most, fully laden |
| ★ Capacity | 24 passengers, one helmsman, one deckhand |
| Hull | Aluminium alloy, at least 4 mm below the waterline |
| Service speed | 12 km/h; no more than 16 km/h |
| ★ Endurance | At least 8 hours at service speed |
| ★ Noise | No more than 58 dB(A) at 7.5 m from the side, at service speed |
| Wash | No more than 0.12 m at 20 m from the track, at service speed |

A fixed awning, without plastic curtains. Seats face outwards and are of durable timber, not imitation leather. Hulls are plain; there is no advertising.

## Type B accessible boats

As Type A, except as follows.

| Item | Requirement |
| --- | --- |
| Quantity | 2 |
| ★ Capacity | 20 passengers, four of them in wheelchairs |
| ★ Boarding | Level with the quay; no steeper than 1:12 over a range of 0.6 m in water level |
| ★ Wheelchair places | At least 1.3 m × 0.8 m, with straps on both sides and a clear view out |
| Guidance | Tactile floor, spoken stops, lights at the door |
| Call | A button at each place, direct to the helm |

Once the first boat is afloat we shall invite at least six wheelchair users to try it. Each of their written comments must be dealt with before the second is built.

## Power and batteries

1. ★ Lithium iron phosphate, at least 120 kWh, in two independent banks. With one bank lost the boat makes 6 km/h for an hour.
2. ★ A-60 insulation between battery compartment and cabin; detectors for heat, smoke and flammable gas.
3. Two motors of 18 kW, IP67 or better.
4. A bank can be lifted out and replaced within forty minutes.
5. ★ At least 80 per cent of capacity after eight years, or free replacement.
6. The supplier takes back spent batteries and reports each year where they went.

## Chargers

- Six, of 60 kW, each with two leads.
- IP65 or better; cut out when a lead falls in the water.
- Records can be exported to an ordinary spreadsheet, without the supplier’s own service.
- Lights can be dimmed and fall to their lowest after ten at night.

## Inspection and delivery

| Stage | By day | What |
| --- | --- | --- |
| Drawings | 20 | General arrangement, electrical drawings, stability |
| First boats | 90 | One of each type, for trials |
| First delivery | 140 | Five Type A boats and six chargers |
| Second delivery | 180 | All the rest |

Delivery is to the boat shed on the west shore. Every boat comes with manuals in Chinese for operation and repair, a list of parts, and wearing parts for three years.

## Warranty and training

Three years for the boats and eight for the batteries. A fault is answered within four hours and attended within twenty-four. The supplier trains twenty-four helmsmen and ten fitters. We examine them; anyone who does not pass is trained again at no charge.
`,
}
