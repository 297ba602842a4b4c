import type { Sample } from '../../../entry.ts'
import { at } from '../place.ts'

export const digital: Omit<Sample<'industry'>, 'kind'> = {
  id: 'digital',
  shared: {
    sort: 20,
    type: 'culture',
    cover: 'still-scrolls',
    images: ['still-scrolls', 'detail-gorge', 'detail-town'],
    place: at(119.5112, 30.2217),
    tel: '0000-8800-302',
    website: 'https://studio.lingshan.example',
    figures: [
      {
        value: '160',
        unit: { zh: '人', en: 'people' },
        label: { zh: '设计师、编辑与工程师', en: 'designers, editors and engineers' },
      },
      {
        value: '13,400',
        unit: { zh: '处', en: 'joints' },
        label: { zh: '录入档案的榫卯', en: 'of timber measured and filed' },
      },
      {
        value: '63',
        unit: { zh: '位', en: 'makers' },
        label: { zh: '长期合作的手艺人', en: 'working with us year after year' },
      },
    ],
    enterprises: [
      {
        name: { zh: '灵山数字文创公司', en: 'Lingshan Digital and Design' },
        text: {
          zh: '展览、导览与互动内容的策划制作，驻旧船坞艺术仓库。',
          en: 'Exhibitions, guides and interactive work, made in the old boat shed.',
        },
      },
      {
        name: { zh: '长街造物公司', en: 'Long Street Makers' },
        text: {
          zh: '与手艺人签长约、付预款，把竹、布、木、瓷做成日常用得上的东西。',
          en: 'Long contracts and money in advance for craftspeople; bamboo, cloth, wood and clay for everyday use.',
        },
      },
      {
        name: { zh: '青绿书坊', en: 'Blue-Green Press' },
        text: {
          zh: '出版地方志、童书与节气读物，每年不超过十二种。',
          en: 'Local history, children’s books and the almanac: never more than twelve titles a year.',
        },
      },
    ],
    products: [
      {
        name: { zh: '青绿长卷', en: 'The Blue-Green Scroll' },
        text: {
          zh: '二十六米手绘长卷与它的数字展陈，观众可点开任意一段，听画里的人说话。',
          en: 'Twenty-six metres of painting and its digital twin. Touch any passage and the people in it speak.',
        },
        cover: 'detail-gorge',
      },
      {
        name: { zh: '古建数字档案', en: 'The Timber Archive' },
        text: {
          zh: '测绘每一处榫卯与修补痕迹，向院校与同行免费开放查阅。',
          en: 'Every joint and every repair, surveyed and free for schools and colleagues to consult.',
        },
        cover: 'detail-town',
      },
    ],
  },
  zh: {
    title: '数字文创',
    summary: '把山水、器物与故事，做成日常用得上的东西。',
    address: '云山市岚屿区湖西路 11 号旧船坞艺术仓库 A 栋',
    body: `数字文创始于 2014 年的一次搬家。老船坞要拆，木匠们舍不得那些船样，便请来两名学生逐件测绘。测完之后大家发现，图纸比船坞更值得留下——于是船坞也留了下来。

## 从一件东西开始

我们的产品目录里没有“纪念品”一栏。一件东西能不能做，只问三句：家里用不用得上，坏了能不能修，手艺人拿不拿得到应得的一份。每件器物的价签背面印有工时与分成，手艺人所得不低于售价的百分之三十五。

## 技术放在后面

导览不抢话，屏幕不抢光。听障观众有手语导览，视障观众有可以触摸的复制件，孩子有放在一米高处的说明牌。

## 开放

古建数字档案已收录榫卯一万三千四百处、构件三维模型四百余组，向院校、匠人与同行免费开放。我们希望有一天，一座陌生的老桥坏了，修它的人能在这里找到答案。`,
  },
  en: {
    title: 'Digital Culture',
    summary: 'Landscape, objects and stories, made for daily life.',
    address: 'Building A, The Boat Shed, 11 Huxi Road, Lanyu District, Yunshan',
    body: `It began with a move in 2014. The old boat shed was to come down, and the carpenters, who could not bear to lose the hull patterns, asked two students to measure them. When the drawings were finished everyone agreed that they had to be kept. So, in the end, was the shed.

## One thing at a time

There is no heading for souvenirs in our catalogue. We ask three questions of anything we might make. Would you use it at home? Can it be mended? Does the maker get a proper share? Hours and shares are printed on the back of every label, and makers receive at least thirty-five per cent of the price.

## Technology at the back

Our guides do not talk over the picture, nor do our screens outshine it. There is sign language for deaf visitors, there are copies to touch for blind ones, and labels a metre from the floor for children.

## Open to all

The archive now holds 13,400 joints and more than four hundred modelled parts, free to schools, craftspeople and colleagues. One day, somewhere, a bridge we have never heard of will need repair. We would like whoever mends it to find the answer here.`,
  },
}
