import { at } from '../brush/list.ts'
import {
  box,
  disc,
  each,
  floor,
  frame,
  gold,
  hills,
  ink,
  lattice,
  line,
  moss,
  paper,
  person,
  partyRed as red,
  repeat,
  sand,
  shape,
  water,
  wood,
  words,
} from './pen.ts'

/** Six rooms, each with what its text names. */
export const interiors = {
  service: () =>
    frame([
      floor(206),
      lattice(40, 44, 150, 100, hills(140, water, 0.9, 30, 200) + line('M40 126q70 8 150 0', ink, 0.9)),
      box(240, 40, 190, 110, '#f4efe0', `stroke="${ink}" stroke-width="2"`),
      each([0, 1, 2, 3, 4], (j) =>
        each([0, 1, 2, 3, 4, 5, 6], (i) =>
          box(
            250 + i * 25,
            48 + j * 20,
            19,
            14,
            (i * 3 + j * 5) % 7 === 0 ? red : sand,
            `stroke="${ink}" stroke-width=".7"`,
          ),
        ),
      ),
      shape('M150 178h230l10 14H140z', wood),
      shape('M150 192h230v66H150z', moss),
      line('M190 192v66M265 192v66M340 192v66', ink, 1),
      shape('M176 178v-20h26v20z', paper),
      shape('M330 178q0-22 14-22t14 22z', red),
      line('M344 156v-9', ink),
      person(258, 178, 0.86, water),
      person(96, 262, 1.06, wood, { flip: -1 }),
      person(430, 266, 1.02, red),
      shape('M22 258v-46h44v46zM22 224h44', sand),
      line('M28 258v14M60 258v14'),
      line('M0 24H480', ink, 2.4),
      each([70, 160, 250, 340, 430], (x) =>
        shape(`M${x - 9} 24q9-2 18 0l4 14q-13 4-26 0z`, x === 250 ? red : sand, 1.3),
      ),
    ]),

  ferry: () =>
    frame([
      lattice(
        20,
        34,
        250,
        130,
        `${box(20, 110, 250, 60, water)}${hills(116, moss, 0.8, 10, 290)}${shape('M110 128q40 12 96-2q-8 16-20 18h-60q-12-4-16-16z', wood, 1.4)}${shape('M128 128v-20h50v18z', paper, 1.2)}${line('M20 140q30-6 60 0t60 0M150 154q30-6 60 0t50 0', paper, 2)}`,
      ),
      floor(212),
      box(300, 26, 46, 178, '#f6efdd', `stroke="${ink}" stroke-width="2"`),
      repeat(15, (i) => line(`M300 ${38 + i * 11}h${i % 5 ? 12 : 24}`, ink, 1)),
      box(302, 60, 42, 14, red),
      `${words(323, 71, '2019', '#fff')}`,
      disc(406, 84, 34, red),
      disc(406, 84, 17, paper),
      line('M382 60l12 12M430 60l-12 12M382 108l12-12M430 108l-12-12', paper, 6),
      line('M406 50V28', ink),
      shape('M60 232h190l6 12H54z', wood),
      line('M70 244v28M240 244v28M60 232v-26M250 232v-26M60 208H250', ink, 2.2),
      person(110, 232, 0.92, water),
      person(152, 232, 0.72, red),
      person(212, 232, 0.92, moss, { flip: -1 }),
      disc(352, 262, 24, 'none', 2.4),
      disc(352, 262, 3, ink),
      line('M352 262h38l-8-46h26M360 230h42M390 262l16 22', ink, 2.4),
      disc(404, 284, 8, 'none', 2),
      shape('M430 204q16-6 34 0l4 70q-20 6-42 0z', '#d9a441'),
      line('M447 203v70', ink, 1.2),
    ]),

  table: () =>
    frame([
      lattice(
        30,
        30,
        420,
        116,
        `${box(30, 112, 420, 40, water)}${each([50, 116, 190, 262, 330, 400], (x, i) => `${shape(`M${x} 118v-34h54v34z`, '#fbf7ec', 1)}${shape(`M${x - 8} 86q14-4 20-20h30q6 16 20 20z`, '#4c6068', 0.8)}${disc(x + 27, 100, 4, i % 2 ? red : sand, 0.8)}`)}${line('M30 130q40-5 80 0t80 0 80 0 80 0 80 0', paper, 2)}`,
      ),
      floor(196),
      `<g>`,
      shape('M136 196l36-26h140l36 26z', wood),
      shape('M136 196h212v10H136z', '#a9814f'),
      line('M150 206v66M334 206v66M184 206v44M300 206v44', ink, 3),
      line('M150 222h184', ink, 1.4),
      `</g>`,
      // Eight, as the text says.
      each(
        [
          [96, 258],
          [90, 292],
          [150, 294],
          [210, 294],
          [270, 294],
          [330, 294],
          [390, 292],
          [388, 258],
        ],
        ([x, y]) =>
          `${shape(`M${x - 20} ${y - 26}h40l5 9h-50z`, '#b98f58')}${line(`M${x - 18} ${y - 17}v22M${x + 18} ${y - 17}v22`, ink, 2.4)}`,
      ),
      person(98, 234, 0.84, water),
      person(388, 234, 0.84, moss, { flip: -1 }),
      person(206, 172, 0.8, red),
      person(276, 172, 0.8, '#d9cfb2', { flip: -1 }),
      shape('M226 178q14-4 28 0l-3 12h-22z', paper),
      line('M232 176q4-8 0-14M246 176q4-8 0-14', gold, 1.2),
      shape('M296 186h26v-5h-26z', paper, 1),
    ]),

  yard: () =>
    frame([
      hills(120, water, 1.15, 220, 500),
      hills(124, moss, 1, 180, 420),
      floor(196, '#ddd6c2'),
      shape('M0 70L96 30 250 70v14H0z', '#5b6d70'),
      line('M10 66L96 36 236 68M30 74v8M70 74v8M110 74v8M150 74v8M190 74v8M226 74v8', paper, 1),
      shape('M0 84H238V196H0z', '#e6dcc3'),
      each(
        [
          [4, 90, 38, 22],
          [46, 90, 52, 22],
          [102, 90, 34, 22],
          [140, 90, 46, 22],
          [190, 90, 46, 22],
          [4, 164, 48, 28],
          [56, 164, 36, 28],
          [190, 164, 44, 28],
        ],
        ([x, y, w, h]) => box(x, y, w, h, 'none', `stroke="${gold}" stroke-width="1" rx="5"`),
      ),
      // Thirteen, as the text says.
      repeat(13, (i) => {
        const x = 15 + i * 17.5
        return `${line(`M${x} 84v18`, ink, 0.9)}${shape(`M${x - 7.5} 102q7.5-3 15 0l-3 27q-4.5 3-9 0z`, i === 6 ? red : wood, 1.2)}${line(`M${x - 7} 111h14M${x - 6} 120h12M${x} 102v29`, ink, 0.6)}`
      }),
      shape('M104 196v-50h40v50z', '#6d5636'),
      each(
        [
          [270, 236, 46],
          [318, 214, 40],
          [356, 238, 52],
          [412, 218, 44],
        ],
        ([x, y, w], i) =>
          `${shape(`M${x} ${y}l${w * 0.2}-${20} ${w * 0.7}-4 ${w * 0.3} 20-${w * 0.2} 18h-${w * 0.8}z`, i % 2 ? '#cfc9b6' : '#bdbba8')}<text x="${x + w * 0.6}" y="${y + 6}" font-size="11" text-anchor="middle" fill="${i === 2 ? red : ink}" font-family="Palatino,serif">${at([1712, 1846, 1903, 2026], i)}</text>`,
      ),
      each([0, 1, 2, 3, 4, 5], (i) =>
        shape(`M${300 + i * 17} ${196 - i * 14}h${86 - i * 6}v-14h-${86 - i * 6}z`, '#d5cfbb', 1.2),
      ),
      person(366, 132, 0.66, red),
      person(190, 252, 1.02, water, { flip: -1 }),
      line('M172 206l-12 44M206 204l26 18', ink, 2),
      shape('M40 266q0-34 26-34t26 34z', '#8fa39b'),
      line('M66 232v-16q0-8 14-8h12', ink, 2.6),
    ]),

  hut: () =>
    frame([
      box(0, 0, 480, 210, '#efe6d2'),
      lattice(
        176,
        34,
        128,
        92,
        `${box(176, 34, 128, 92, '#dfe8ee')}<path d="M170 128l40-58 22 28 34-52 46 82z" fill="#fff" stroke="${ink}" stroke-width="1.2"/>${repeat(22, (i) => disc(180 + ((i * 53) % 120), 40 + ((i * 37) % 80), 1.6, '#fff', 0.3))}`,
      ),
      floor(210),
      box(20, 30, 132, 150, '#e2d3b2', `stroke="${ink}" stroke-width="2"`),
      each(
        [0, 1, 2, 3, 4],
        (j) =>
          repeat(11, (i) =>
            box(
              25 + i * 11.4,
              36 + j * 29,
              9,
              22,
              (i * 7 + j * 11) % 9 === 0 ? red : (i + j) % 3 ? '#cdb98c' : water,
              `stroke="${ink}" stroke-width=".6"`,
            ),
          ) + line(`M20 ${60 + j * 29}h132`, ink, 1.4),
      ),
      shape('M300 168h160l8 12H296z', wood),
      line('M306 180v64M458 180v64', ink, 3),
      shape('M320 168v-44h62v44z', '#5b6d70'),
      disc(338, 148, 9, paper),
      line('M356 138h18M356 146h18M356 154h12M376 124V84', paper, 1.4),
      line('M376 124V78', ink, 1.6),
      shape('M410 168q-2-20 12-20t12 20z', red),
      line('M422 148v-10h-10', ink),
      shape('M20 236h150v28H20z', moss),
      shape('M20 222q20-10 46 0v14H20z', paper),
      line('M24 264v18M166 264v18M170 236v-20', ink, 3),
      person(281, 266, 1.45, water, { flip: -1 }),
      shape('M212 258q-4-36 24-36t24 36z', '#6a6f68'),
      shape('M222 222q0-14 14-14t14 14z', wood),
      line('M250 214l14-8M230 206q6-10 0-20M242 206q6-12 0-24', ink, 1.4),
      line('M216 262h44', red, 3),
    ]),

  library: () =>
    frame([
      box(0, 0, 480, 206, '#efe6d0'),
      floor(206),
      box(16, 20, 196, 186, '#d9c294', `stroke="${ink}" stroke-width="2.2"`),
      each(
        [0, 1, 2, 3],
        (j) =>
          repeat(15, (i) => {
            const h = 26 + ((i * 13 + j * 7) % 12)
            return box(
              23 + i * 12.3,
              62 + j * 46 - h,
              10,
              h,
              at(['#8fa39b', '#c9a574', moss, '#7d8f86', paper], (i * 3 + j) % 5),
              `stroke="${ink}" stroke-width=".7"`,
            )
          }) + line(`M16 ${62 + j * 46}h196`, ink, 1.8),
      ),
      box(96, 154, 10, 36, red),
      lattice(
        330,
        30,
        130,
        96,
        repeat(9, (i) =>
          line(
            `M${336 + i * 15} 130V26M${336 + i * 15} ${50 + i * 6}q14-14 24-6M${336 + i * 15} ${80 - i * 3}q-14-12-22-2`,
            '#6f9a72',
            2.2,
          ),
        ),
      ),
      shape('M240 180h216l8 12H232z', wood),
      line('M248 192v70M450 192v70', ink, 3),
      line('M280 180v-54q0-16 22-16', ink, 2.4),
      shape('M292 108l34 0 10 24h-56z', red),
      `<path d="M280 132L256 180H356L336 132z" fill="#f3d58a" opacity=".38"/>`,
      shape('M330 178l26-8 26 8v4h-52z', paper),
      line('M356 170v10M336 176l16-4M360 172l16 4', ink, 0.9),
      person(396, 184, 0.92, water, { flip: -1 }),
      shape('M226 266h52v-34h-52z', '#c9a574'),
      line('M226 232l26 18 26-18', ink, 1.4),
      disc(252, 256, 4, red, 0.8),
      person(112, 282, 1, moss),
      shape('M118 236l22-5v18l-22 5z', paper, 1.2),
    ]),
}
