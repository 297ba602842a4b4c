import { type Day, entriesOf } from '../../../entry.ts'
import { danfeng } from './danfeng.ts'
import { hanxiang } from './hanxiang.ts'
import { heting } from './heting.ts'
import { lanyu } from './lanyu.ts'
import { tingxue } from './tingxue.ts'
import { wanta } from './wanta.ts'
import { yunjie } from './yunjie.ts'
import { zhuxi } from './zhuxi.ts'

/** The eight destinations. The terraces are closed for a day soon, as an example of an exception. */
export const scenic = (day: Day) => {
  const hoursExceptions = [
    {
      from: day(4),
      reason: { zh: '梯田维护', en: 'Upkeep of the terraces' },
    },
  ]
  const terraces = { ...yunjie, shared: { ...yunjie.shared, hoursExceptions } }
  return entriesOf('scenic', [lanyu, heting, terraces, danfeng, tingxue, wanta, zhuxi, hanxiang])
}
