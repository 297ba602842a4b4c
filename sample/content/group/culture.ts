import { entriesOf } from '../../entry.ts'

/** Four values and the four ideas of work that follow from them. */
export const culture = () =>
  entriesOf('culture', [
    {
      id: 'culture',
      shared: {
        values: [
          {
            title: { zh: '守静', en: 'Stillness' },
            text: {
              zh: '心静则水清。遇事先看，再想，后动。',
              en: 'A quiet mind makes clear water. Look first, then think, then act.',
            },
          },
          {
            title: { zh: '敬物', en: 'Care' },
            text: {
              zh: '一木一石皆有来处。能修的不换，能用的不弃。',
              en: 'Every plank and stone came from somewhere. Mend before replacing; use before discarding.',
            },
          },
          {
            title: { zh: '近人', en: 'Neighbourliness' },
            text: {
              zh: '把客人当邻里，把同事当家人，把约定当回事。',
              en: 'Guests are neighbours, colleagues are family, and a promise is a promise.',
            },
          },
          {
            title: { zh: '致远', en: 'The long view' },
            text: {
              zh: '不争一季之盛，愿为百年之林。',
              en: 'We would sooner be a forest in a hundred years than the flower of one season.',
            },
          },
        ],
        concepts: [
          {
            title: { zh: '经营理念：先问水，再问路', en: 'How we run things: ask the water first' },
            text: {
              zh: '任何项目立项，第一份附件是水文与植被调查，第二份才是投资测算。测算再好，第一份不过，项目不议。十四年里，因此搁置的项目有十一个。',
              en: 'The first paper attached to any proposal is a survey of its water and plants; the business case comes second. However good the case, without the survey it is not discussed. In fourteen years eleven projects have stopped there.',
            },
            image: 'deed-secchi',
          },
          {
            title: { zh: '服务理念：记得比周到更要紧', en: 'How we serve: we remember' },
            text: {
              zh: '周到是流程，记得是心意。记得客人上次坐哪个位子，记得他母亲怕冷，记得他说过要带孩子再来。我们的服务手册只有四十页，其中十页是空白，留给自己写。',
              en: 'Attentiveness is a procedure; remembering is a kindness. Where a guest sat last time, that her mother feels the cold, that she meant to bring the children. Our service manual has forty pages. Ten of them are blank.',
            },
            image: 'interior-service',
          },
          {
            title: { zh: '人才理念：做的人来教，教的人要做', en: 'How we teach: those who do' },
            text: {
              zh: '每位新人有一位师父，每位师父同时只带两名徒弟。学院没有全职讲师：在岗位上做满十年，带出过徒弟，才能上讲台；离开了活计，便离开讲台。',
              en: 'Every newcomer has a mentor, and no mentor has more than two at a time. Nobody at the College lectures full-time: ten years in the job come first. Leave the work, and you leave the lectern.',
            },
            image: 'lesson-pledge',
          },
          {
            title: { zh: '廉洁理念：公开透明，经得起检验', en: 'Integrity: open to inspection' },
            text: {
              zh: '采购公开，评审留痕，礼品登记上交。每个岗位都有一张“不做清单”，贴在抬头就能看见的地方。',
              en: 'Procurement is public, decisions leave a record, gifts are declared and handed in. Every position has its list of things we do not do, pinned up in plain sight.',
            },
            image: 'scenic-hanxiang-4',
          },
        ],
      },
      zh: {
        mission: '守一座山，待四方人：让山水常在，让手艺有人，让远道而来的人有所归。',
        vision: '一百年后，水仍是清的，路仍走得通，这里的人仍愿意留下来。',
      },
      en: {
        mission:
          'To keep one mountain and welcome all who come: the land whole, the crafts alive, the traveller at home.',
        vision:
          'That in a hundred years the water is still clear, the paths still open, and people still glad to stay.',
      },
    },
  ])
