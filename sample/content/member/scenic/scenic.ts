import { entriesOf } from '../../../entry.ts'
import { danfeng } from './danfeng.ts'
import { hanxiang } from './hanxiang.ts'
import { heting } from './heting.ts'
import { lanyu } from './lanyu.ts'
import { tingxue } from './tingxue.ts'
import { wanta } from './wanta.ts'
import { yunjie } from './yunjie.ts'
import { zhuxi } from './zhuxi.ts'

/** The eight destinations. */
export const scenic = () =>
  entriesOf('scenic', [lanyu, heting, yunjie, danfeng, tingxue, wanta, zhuxi, hanxiang])
