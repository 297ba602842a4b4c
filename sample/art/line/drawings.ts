import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { deeds } from './deeds.ts'
import { emblems } from './emblems.ts'
import { integrity } from './integrity.ts'
import { interiors } from './interiors.ts'
import { lessons } from './lessons.ts'
import { stillLifes } from './still-lifes.ts'

type Drawing = { draw: () => string; seen: InterfaceText }

const drawing = (draw: () => string, zh: string, en: string): Drawing => ({ draw, seen: { zh, en } })

/** The line drawings by name, each with what is seen in it. */
export const drawings = {
  'interior-service': drawing(
    interiors.service,
    '线描：临湖大厅，办事台后坐着一人，墙上一排排办结单',
    'Line drawing: a hall by the lake, someone at the counter, rows of slips on the wall',
  ),
  'interior-ferry': drawing(
    interiors.ferry,
    '线描：候船室，水位牌上标着 2019，旁边是救生圈、救生衣与轮椅',
    'Line drawing: a waiting room with a water gauge marked 2019, a lifebuoy, a life jacket and a wheelchair',
  ),
  'interior-table': drawing(
    interiors.table,
    '线描：临河的堂屋，众人围着八仙桌说话，桌边摆着凳子',
    'Line drawing: people talking round a square table in a house on the canal, stools beside it',
  ),
  'interior-yard': drawing(
    interiors.yard,
    '线描：石头院子，檐下挂着背篓，院里陈列刻有年份的旧石',
    'Line drawing: a stone yard with baskets under the eaves and old stones marked with years',
  ),
  'interior-hut': drawing(
    interiors.hut,
    '线描：山顶小屋，一床、一桌、一台电台，日志排满一面墙，窗外下雪',
    'Line drawing: a hut with a bed, a desk, a radio and a wall of logbooks; snow outside',
  ),
  'interior-library': drawing(
    interiors.library,
    '线描：书屋，靠墙的书架、灯下的读者与窗外的竹子',
    'Line drawing: a reader under a lamp, shelves along the wall, bamboo at the window',
  ),
  'deed-secchi': drawing(
    deeds.secchi,
    '线描：两人在船上把黑白圆盘放入湖中，测量透明度',
    'Line drawing: two people in a boat lower a black and white disc to see how clear the lake is',
  ),
  'deed-bridge': drawing(
    deeds.bridge,
    '线描：挂着灯笼的木廊桥，人们坐在桥上的长凳听讲，桥下停着一条船',
    'Line drawing: people on a covered bridge hung with lanterns, a boat below',
  ),
  'deed-camphor': drawing(
    deeds.camphor,
    '线描：围栏里的老樟树，树干上挂着名牌',
    'Line drawing: an old camphor tree inside its fence, a name plate on the trunk',
  ),
  'deed-meal': drawing(
    deeds.meal,
    '线描：一人在门口把热饭盒递给老人',
    'Line drawing: a hot meal handed to an old man at his door',
  ),
  'deed-weaving': drawing(
    deeds.weaving,
    '线描：一双手在编竹篮',
    'Line drawing: two hands weaving a bamboo basket',
  ),
  'deed-slipway': drawing(
    deeds.slipway,
    '线描：老船坞里，一条木船架在滑道上修补',
    'Line drawing: a wooden boat on the slipway of the old boat shed, being mended',
  ),
  'deed-wind': drawing(
    deeds.wind,
    '线描：雪岭上的四台小风机，坡下一间变电小屋',
    'Line drawing: four small wind turbines on a snowy ridge, a substation hut below',
  ),
  'deed-solar': drawing(
    deeds.solar,
    '线描：仓房背湖一面的屋面铺着光伏板，两名员工站在墙边',
    'Line drawing: solar panels on the roof of a storehouse, on the side away from the lake; two workers beside it',
  ),
  'lesson-desk': drawing(
    lessons.desk,
    '线描：书案上的信笺、笔筒、砚台与一盏茶',
    'Line drawing: paper, brushes, an ink stone and a cup of tea on a desk',
  ),
  'lesson-window': drawing(
    lessons.window,
    '线描：两人站在月窗前，窗外是山与湖',
    'Line drawing: two people at a moon window, hills and a lake beyond',
  ),
  'lesson-tea': drawing(
    lessons.tea,
    '线描：茶寮里，管家守着一壶茶，架上摆着茶罐',
    'Line drawing: a tea-house steward behind his pot, jars on the shelves',
  ),
  'lesson-bracket': drawing(
    lessons.bracket,
    '线描：匠人对着画板测量一朵斗拱',
    'Line drawing: a craftsman measures a bracket set on his drawing board',
  ),
  'lesson-letter': drawing(
    lessons.letter,
    '线描：一只手在来信上逐行批注，旁边是信封',
    'Line drawing: a hand marks a letter line by line, its envelope beside it',
  ),
  'lesson-pledge': drawing(
    lessons.pledge,
    '线描：师徒隔着桌子签同一张纸',
    'Line drawing: a master and an apprentice sign one sheet of paper',
  ),
  'lesson-stage': drawing(
    lessons.stage,
    '线描：戏台上两人念一封信，台下坐满同事',
    'Line drawing: two actors read a letter on a stage before their colleagues',
  ),
  'lesson-signing': drawing(
    lessons.signing,
    '线描：一人用双手打手语',
    'Line drawing: someone speaks with both hands in sign language',
  ),
  'lesson-clouds': drawing(
    lessons.clouds,
    '线描：船工在船头抬手看鱼鳞云',
    'Line drawing: a boatman looks up at a sky of mackerel clouds',
  ),
  'lesson-ramp': drawing(
    lessons.ramp,
    '线描：轮椅沿坡板登上渡船',
    'Line drawing: a wheelchair goes up the ramp to the ferry',
  ),
  'still-scrolls': drawing(
    stillLifes.crafts,
    '线描：案上的画卷、平板与笔筒，画与屏上是同一片山',
    'Line drawing: a scroll, a tablet and brushes on a table, the same hills on both',
  ),
  'still-lanterns': drawing(
    stillLifes.lampGift,
    '线描：夜里的湖面浮着荷花灯，一封信在灯的上方',
    'Line drawing: lotus lamps on the lake at night, a letter above them',
  ),
  'still-album': drawing(
    stillLifes.album,
    '线描：摊开的家庭相册，贴着湖边与家人的照片',
    'Line drawing: an open family album, with photographs of the lake and of people',
  ),
  'still-pass': drawing(
    stillLifes.pass,
    '线描：游客在湖边闸机前出示手机里的二维码',
    'Line drawing: visitors at a gate by the lake, a phone with a code',
  ),
  'integrity-door': drawing(
    integrity.door,
    '线描：采购室的玻璃门，门内两人对坐办公',
    'Line drawing: the glass door of the procurement office, two people at work behind it',
  ),
  'integrity-ticket': drawing(
    integrity.ticket,
    '线描：一张盖了验讫章的船票，远处是渡船',
    'Line drawing: a stamped boat ticket, a ferry behind it',
  ),
  'integrity-letters': drawing(
    integrity.letters,
    '线描：桌上三封信，各有信封',
    'Line drawing: three letters on a table, each with its envelope',
  ),
  'integrity-steelyard': drawing(
    integrity.steelyard,
    '线描：厨房门口，一人提起杆秤称菜',
    'Line drawing: vegetables weighed on a steelyard at a kitchen door',
  ),
  'integrity-sheet': drawing(
    integrity.sheet,
    '线描：桌上一张白纸，笔停在签名处',
    'Line drawing: a blank sheet on a table, the pen above the line for a signature',
  ),
  'integrity-brick': drawing(
    integrity.brick,
    '线描：两人在砖墙前验收，量着其中一块砖',
    'Line drawing: two people inspect a wall and measure one brick of it',
  ),
  'integrity-mooncakes': drawing(
    integrity.mooncakes,
    '线描：桌上一盒月饼与登记簿，中间一道红线，窗外是圆月',
    'Line drawing: a box of mooncakes and a register on a table, a red line between them, the full moon in the window',
  ),
  'integrity-exhibition': drawing(
    integrity.exhibition,
    '线描：三人在看墙上的荷叶、藕与荷花',
    'Line drawing: three visitors before pictures of a lotus leaf, a root and a flower',
  ),
  'emblem-ferry': drawing(emblems.ferry, '圆徽：渡船上的一盏灯', 'Round emblem: a lamp on a ferry'),
  'emblem-lamp': drawing(emblems.lamp, '圆徽：灯下一本打开的书', 'Round emblem: an open book under a lamp'),
  'emblem-basket': drawing(
    emblems.basket,
    '圆徽：装着草药的竹背篓',
    'Round emblem: a bamboo basket full of herbs',
  ),
  'emblem-keeper': drawing(emblems.keeper, '圆徽：长杆挑着的红灯笼', 'Round emblem: a red lantern on a pole'),
  'emblem-snow': drawing(
    emblems.snow,
    '圆徽：雪山下亮灯的小屋',
    'Round emblem: a hut with a lit window below snowy peaks',
  ),
} satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings
