import { entriesOf } from '../../../entry.ts'
import { yearlyTo2026 } from './yearly.ts'

/** The six welfare projects. The scholarship's seven years add up to the 2,060 grants of the welfare page. */
export const welfareProject = () =>
  entriesOf('welfareProject', [
    {
      id: 'lotus-lamp',
      shared: {
        sort: 10,
        cover: 'still-lanterns',
        yearly: yearlyTo2026(
          { zh: '当年受助学子（名）', en: 'students supported' },
          ...['268', '281', '290', '296', '305', '308', '312'],
        ),
      },
      zh: {
        title: '荷灯助学计划',
        date: '2020 年起',
        body: `每年农历六月二十四，含香荷塘放灯。卖出一盏灯，就有一份钱存进助学账户；一百盏灯，送一个孩子读完一年高中。

每一份助学金都附有一封手写信，写信的人是景区里的一名普通员工：船工、售票员、木匠、客房管家。信里不讲道理，只讲自己的一天。孩子可以回，也可以不回；七年里，我们收到了一千三百多封回信。

- 资助对象：云山市及周边县的高中生与职校生
- 标准：每人每年 3,000 元，连续资助至毕业
- 申请：每年五月由学校推荐，六月公示，九月发放；名单只公布编号`,
      },
      en: {
        title: 'Lotus-Lamp Scholars',
        date: 'Since 2020',
        body: `On the twenty-fourth of the sixth lunar month lamps are set afloat on the Fragrant Lotus Ponds. Each lamp sold adds a little to the scholarship account; a hundred lamps see one child through a year of high school.

With every grant goes a letter, handwritten by someone who works for us: a boatman, a ticket clerk, a carpenter, a housekeeper. It offers no advice. It describes a day. The children may answer or not, and in seven years more than thirteen hundred have.

- For: pupils of high and vocational schools in Yunshan and the counties around it
- Grant: RMB\u00a03,000 a year until they finish
- How: schools nominate in May; the list is published in June, by number and not by name; grants are paid in September`,
      },
    },
    {
      id: 'village-libraries',
      shared: {
        sort: 20,
        cover: 'interior-library',
        yearly: yearlyTo2026(
          { zh: '累计建成书屋（间）', en: 'libraries open' },
          ...['18', '21', '24', '27', '30', '33', '36'],
        ),
      },
      zh: {
        title: '乡村书屋',
        date: '2013 年起',
        body: `书屋不盖新房，用村里空着的老屋：一间粮仓，一座祠堂的偏厅，一个停用的渡口售票亭。木作团队修屋，竹溪书院配书，村里推一位爱看书的人掌钥匙。

六千册书在三十六间书屋之间轮换，每季一次，由顺路的货船和班车捎带。读完的人在书后写一段话，下一个村的孩子先读那段话，再读书。

书屋开到晚上九点。冬天有炉子，夏天有蚊香，作业可以在这里写。`,
      },
      en: {
        title: 'Village Libraries',
        date: 'Since 2013',
        body: `We do not build. We borrow what a village has empty: a grain store, the side room of an ancestral hall, the ticket booth of a disused ferry. Our carpenters repair it, Bamboo Creek Academy chooses the books, and the village picks somebody who likes reading to keep the key.

Six thousand volumes move between thirty-six rooms each season, by whichever cargo boat or bus is going that way. Whoever finishes a book writes a few lines in the back. Children in the next village read those first and then the book.

The libraries stay open until nine. There is a stove in winter and a mosquito coil in summer, and homework may be done there.`,
      },
    },
    {
      id: 'old-trees',
      shared: {
        sort: 30,
        cover: 'deed-camphor',
        yearly: yearlyTo2026(
          { zh: '在护古树（株）', en: 'trees in care' },
          ...['940', '1,010', '1,085', '1,150', '1,212', '1,268', '1,320'],
        ),
      },
      zh: {
        title: '古树守护',
        date: '2015 年起',
        body: `一棵树活过一百年，就不再只属于种它的人。项目为云山全市的百年古树建档：量胸径、测土壤、拍四季，一树一册，册子挂在离它最近的人家。

遇到修路、架线、盖房，我们派人去谈。十一年里，为树改线二十七处，最长的一处绕行四百米。谈不拢的也有三处，册子里照实写着。

认养一棵古树每年 500 元，用于支撑、补洞与防雷。认养人会收到它落下的第一片叶子。`,
      },
      en: {
        title: 'Old Tree Watch',
        date: 'Since 2015',
        body: `A tree that has lived a hundred years no longer belongs only to whoever planted it. We keep a file on every one in Yunshan: girth, soil, a photograph each season. The book hangs in the house nearest the tree.

When a road, a cable or a building comes too close, somebody goes to talk. In eleven years twenty-seven lines have been moved, one by four hundred metres. Three times we failed, and the books say so.

It costs RMB\u00a0500 a year to adopt a tree, which pays for props, patching and lightning rods. You will be sent the first leaf it drops.`,
      },
    },
    {
      id: 'lake-watch',
      shared: {
        sort: 40,
        cover: 'deed-secchi',
        yearly: yearlyTo2026(
          { zh: '志愿服务时长（小时）', en: 'volunteer hours' },
          ...['3,200', '3,950', '4,700', '6,100', '7,400', '8,600', '9,850'],
        ),
      },
      zh: {
        title: '湖水守望',
        date: '2016 年起',
        body: `每周六上午，志愿者乘电动船到湖上十二个点位取水，测透明度、温度与溶解氧，数据当天张贴在西岸渡口，不论好坏。

守望队里有退休教师、中学生、渔民和景区厨师。年龄最大的八十一岁，负责念数；最小的九岁，负责把塞氏盘放下去，看它什么时候不见。

2024 年 7 月，守望队连续三周测到东湾透明度下降，由此查出一处渗漏的旧管道。管道十九天后修好，张贴栏上的曲线慢慢又升了回去。`,
      },
      en: {
        title: 'Lake Watch',
        date: 'Since 2016',
        body: `On Saturday mornings volunteers go out by electric boat to twelve points on the lake and measure how clear, how warm and how full of oxygen the water is. Results go up at West Shore Ferry the same day, good or bad.

The watch has retired teachers, schoolchildren, fishermen and a cook. Its oldest member, at eighty-one, reads out the numbers. The youngest is nine, and lowers the white disc and says when it disappears.

In July 2024 they found the east bay clouding for three weeks in a row, and so an old pipe was discovered to be leaking. It was mended in nineteen days. On the notice board the curve climbed slowly back.`,
      },
    },
    {
      id: 'shared-table',
      shared: {
        sort: 50,
        cover: 'deed-meal',
        yearly: yearlyTo2026(
          { zh: '每日供餐（份）', en: 'meals a day' },
          ...['90', '120', '150', '185', '230', '270', '310'],
        ),
      },
      zh: {
        title: '湖畔助老餐',
        date: '2018 年起',
        body: `景区食堂的锅，多煮三百多份饭，不是难事。难的是送到的时候还热着。

每天十点半，七条线路从西岸、鹤汀、含香出发，有船、有三轮车，也有顺路上班的讲解员。两荤一素一汤，收费六元，八十岁以上减半。送餐的人要做三件事：看着老人揭开饭盒，问一句昨晚睡得好不好，把垃圾带走。

如果敲门没有人应，送餐员不走，等到有人来。`,
      },
      en: {
        title: 'The Shared Table',
        date: 'Since 2018',
        body: `It is not hard for our kitchens to cook three hundred extra lunches. What is hard is getting them there hot.

At half past ten each day seven rounds leave the west shore, Heting and Hanxiang, by boat, by tricycle, or in the hands of a guide on the way to work. Two meat dishes, one vegetable and soup cost RMB\u00a06, half that for the over-eighties. Whoever delivers has three duties: to see the box opened, to ask how the night was, and to take the rubbish away.

If nobody answers the door they do not leave. They wait until someone comes.`,
      },
    },
    {
      id: 'step-free',
      shared: {
        sort: 60,
        cover: 'lesson-ramp',
        yearly: yearlyTo2026(
          { zh: '累计无台阶步道（公里）', en: 'kilometres of step-free paths' },
          ...['24', '33', '41', '52', '63', '78', '96'],
        ),
      },
      zh: {
        title: '无障碍同行',
        date: '2019 年起',
        body: `2019 年，一位坐轮椅的客人写信问：湖边步道有几级台阶？我们去数，一共三百一十六级。数完就开始拆。

如今八处景区有无台阶步道九十六公里，登船坡板五十八套，手语讲解员十四名，可触摸的景物模型二十二座。每年聘请残疾人体验员巡检一次，提出的问题逐条公布，逐条销号。

还有两处暂时无法改造：晚塔塔内、听雪岭岭顶。我们在那里装了实时影像，并在说明牌上如实写明。`,
      },
      en: {
        title: 'Step-Free Together',
        date: 'Since 2019',
        body: `In 2019 a visitor in a wheelchair wrote to ask how many steps there were on the lake path. We went and counted: 316. Then we began taking them out.

Today our eight destinations have ninety-six kilometres of paths without a step, fifty-eight boat ramps, fourteen guides who sign and twenty-two models made to be touched. Once a year we employ disabled people to inspect them. We publish what they find, line by line, and strike each line out as it is put right.

Two places cannot be made step-free for now: the stair of the Evening Pagoda and the top of Snowsong Ridge. There is a live picture of both, and a notice that says so plainly.`,
      },
    },
  ])
