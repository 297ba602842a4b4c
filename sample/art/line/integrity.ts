import { at } from '../brush/list.ts'
import { box, disc, each, frame, hills, ink, line, paper, partyRed, person, repeat, shape } from './pen.ts'

// Greys between ink and paper, and the one red of the Party pages.
const wall = '#ece8de'
const pale = '#dcd7ca'
const grey = '#bdb9ae'
const dark = '#8d8a82'

const ground = (y: number) => box(0, y, 480, 300 - y, pale) + line(`M0 ${y}H480`, dark, 1.4)

const written = (x: number, y: number, size: number, text: string, fill: string = ink) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-family="'Songti SC','Noto Serif CJK SC','Source Han Serif SC',serif" font-weight="700">${text}</text>`

/** A sheet of writing, w × h, its upper left corner at (x, y), turned by `angle`. */
const letter = (x: number, y: number, w: number, h: number, angle: number) =>
  `<g transform="rotate(${angle} ${x + w / 2} ${y + h / 2})">${shape(`M${x} ${y}h${w}v${h}h-${w}z`, paper)}${repeat(5, (i) => line(`M${x + 14} ${y + 18 + i * 15}h${w - 28 - (i === 4 ? 40 : 0)}`, dark, 1.6))}</g>`

/** The things that lessons in integrity are about, in ink with one thing in red. */
export const integrity = {
  door: () =>
    frame([
      box(0, 0, 480, 300, wall),
      ground(246),
      box(64, 34, 352, 212, paper, `stroke="${ink}" stroke-width="2.4"`),
      each([70, 92, 114, 136], (y, i) =>
        repeat(6, (n) =>
          box(88 + n * 16, y, 12, 18, (i + n) % 5 === 2 ? grey : pale, `stroke="${dark}" stroke-width="1"`),
        ),
      ),
      person(112, 236, 0.95, grey),
      person(232, 236, 0.95, pale, { flip: -1 }),
      shape('M118 196h104v10H118z', grey),
      line('M128 206v40M212 206v40', ink, 2.2),
      shape('M146 188h40v8h-40z', partyRed, 1.2),
      line('M264 34V246', ink, 2.4),
      box(276, 48, 128, 198, '#f6f3ea', `stroke="${ink}" stroke-width="2"`),
      line('M296 96l44-44M296 132l76-76M340 236l52-52', '#ffffff', 4),
      line('M288 132v44', partyRed, 5),
      person(352, 264, 1.1, dark, { flip: -1 }),
      box(90, 40, 88, 24, wall, `stroke="${ink}" stroke-width="1.6"`),
      written(134, 57, 14, '采购室'),
    ]),

  ticket: () =>
    frame([
      box(0, 0, 480, 300, wall),
      hills(120, pale, 1.2),
      hills(126, grey, 0.8),
      box(0, 122, 480, 178, '#d3d0c6'),
      each([142, 164, 270], (y) =>
        repeat(4, (i) => line(`M${20 + i * 118} ${y + (i % 2) * 8}q20-8 40 0t40 0`, paper, 2)),
      ),
      shape('M336 118h96l-10 20h-76z', dark),
      shape('M348 92h72l8 10h-88z', pale),
      line('M356 102v16M384 102v16M412 102v16', ink, 1.6),
      `<g transform="rotate(-7 220 200)">`,
      shape('M70 140h300v34a14 14 0 0 0 0 28v46H70v-46a14 14 0 0 0 0-28z', paper, 2.2),
      line('M292 146v96', dark, 1.6, 'stroke-dasharray="5 6"'),
      written(178, 190, 38, '船　票'),
      line('M108 212h146M108 228h104', dark, 2),
      `<circle cx="331" cy="194" r="25" fill="none" stroke="`,
      partyRed,
      `" stroke-width="3"/>`,
      written(331, 201, 19, '验讫', partyRed),
      `</g>`,
    ]),

  letters: () =>
    frame([
      box(0, 0, 480, 300, wall),
      ground(96),
      letter(60, 70, 150, 176, -8),
      letter(170, 58, 150, 176, 3),
      letter(280, 76, 150, 176, 9),
      each(
        [
          [96, 214, -8],
          [208, 204, 3],
          [318, 218, 9],
        ],
        ([x, y, angle]) =>
          `<g transform="rotate(${angle} ${x} ${y})">${shape(`M${x - 22} ${y - 30}h132v70H${x - 22}z`, '#f1ede2')}${line(`M${x - 22} ${y - 30}l66 40 66-40`, ink, 1.5)}${disc(x + 44, y + 10, 8, partyRed, 1)}</g>`,
      ),
      line('M40 60l70 60', dark, 5),
      shape('M106 114l18 20-26-8z', ink, 1),
    ]),

  steelyard: () =>
    frame([
      box(0, 0, 480, 300, wall),
      ground(252),
      box(330, 72, 112, 180, grey, `stroke="${ink}" stroke-width="2.2"`),
      box(342, 84, 88, 168, '#d3d0c6', `stroke="${ink}" stroke-width="1.2"`),
      box(352, 40, 68, 26, paper, `stroke="${ink}" stroke-width="1.6"`),
      written(386, 59, 17, '厨房'),
      line('M92 84L330 62', ink, 5.5),
      repeat(9, (i) => line(`M${158 + i * 18} ${72 - i * 1.66}v7`, paper, 1.6)),
      line('M136 78V40M136 28V0', ink, 2),
      disc(136, 34, 6, wall, 2),
      line('M250 72v26', ink, 1.6),
      shape('M240 98h20l6 26h-32z', partyRed),
      line('M100 84L62 184M100 84L138 184', ink, 1.6),
      shape('M44 184h112q-6 26-56 26t-56-26z', grey),
      each([62, 82, 102, 122, 138], (x, i) =>
        disc(x, at([176, 170, 174, 168, 177], i), 13, i % 2 ? pale : paper),
      ),
      person(216, 272, 1.5, pale, { arm: 'raised' }),
      person(288, 272, 1.35, dark, { flip: -1 }),
    ]),

  sheet: () =>
    frame([
      box(0, 0, 480, 300, wall),
      each([80, 190, 300, 410], (x, i) => person(x, 150, 1.2, at([grey, pale, dark, grey], i))),
      shape('M0 148h480v152H0z', pale),
      line('M0 148H480', ink, 2),
      shape('M150 172h180l40 112H110z', paper, 2),
      line('M214 262h104', partyRed, 2.6),
      line('M330 180l-46 74', dark, 7),
      shape('M287 247l-9 18 15-14z', ink, 1),
      box(386, 206, 50, 34, dark, `stroke="${ink}" stroke-width="1.6"`),
      box(392, 212, 38, 22, partyRed),
      shape('M36 214h54v20q-4 18-27 18t-27-18z', paper),
      line('M90 220q16 2 8 18l-10 2', ink, 1.6),
    ]),

  brick: () =>
    frame([
      box(0, 0, 480, 300, wall),
      ground(258),
      each([66, 98, 130, 162, 194, 226], (y, row) =>
        repeat(5, (i) =>
          shape(
            `M${36 + i * 56 - (row % 2) * 26} ${y}h54v30h-54z`,
            row === 2 && i === 3 ? partyRed : at([grey, pale, '#cfcbc0'], (i + row) % 3),
            1.3,
          ),
        ),
      ),
      box(0, 60, 34, 198, wall),
      line('M178 120h54M178 114v12M232 114v12', ink, 2.4),
      person(356, 262, 1.7, pale, { flip: -1, arm: 'raised' }),
      line('M390 196l34 16', ink, 3),
      shape('M416 196l26 14-7 13-26-14z', dark),
      person(432, 266, 1.35, dark, { flip: -1 }),
      shape('M392 236h28v36h-28z', paper, 1.4),
      line('M398 246h16M398 254h16M398 262h10', dark, 1.4),
    ]),

  mooncakes: () =>
    frame([
      box(0, 0, 480, 300, wall),
      `<clipPath id="moon"><circle cx="126" cy="92" r="66"/></clipPath><g clip-path="url(#moon)">`,
      box(60, 26, 132, 132, '#d3d0c6'),
      disc(138, 78, 30, paper, 1.2),
      hills(160, grey, 0.9),
      `</g>`,
      `<circle cx="126" cy="92" r="66" fill="none" stroke="${ink}" stroke-width="4"/>`,
      person(330, 176, 1.55, grey, { flip: -1 }),
      person(424, 176, 1.45, dark, { flip: -1 }),
      shape('M0 172h480v128H0z', pale),
      line('M0 172H480', ink, 2),
      shape('M46 196h176l18 82H28z', paper, 2.2),
      each([219, 258], (y, row) =>
        repeat(3, (i) => {
          const x = 84 + i * (50 + row * 6) - row * 6
          return `${disc(x, y, 17, grey)}${disc(x, y, 11, pale, 1.1)}${line(`M${x - 6} ${y}h12M${x} ${y - 6}v12`, dark, 1.4)}`
        }),
      ),
      line('M256 178L276 296', partyRed, 5),
      shape('M316 204h116l16 74H308z', paper, 2),
      line('M378 204l2 74', ink, 1.4),
      repeat(4, (i) => line(`M${326 - i} ${220 + i * 14}h42M${390 + i} ${220 + i * 14}h42`, dark, 1.4)),
      line('M452 190l-34 58', dark, 6),
      shape('M421 243l-7 14 12-11z', ink, 1),
    ]),

  exhibition: () =>
    frame([
      box(0, 0, 480, 300, wall),
      ground(236),
      each(
        [
          [46, 44, 112],
          [184, 30, 112],
          [322, 44, 112],
        ],
        ([x, y, w]) =>
          shape(`M${x - 8} ${y - 8}h${w + 16}v${166}h-${w + 16}z`, dark, 1.6) +
          box(x, y, w, 150, paper, `stroke="${ink}" stroke-width="1.2"`),
      ),
      // A leaf and a bud, the root cut across, a flower.
      line('M92 184q-6-40 10-70', dark, 2),
      shape('M62 106q40-34 82 0q-40 26-82 0z', grey),
      line('M126 184q6-60-4-92', dark, 2),
      shape('M121 92q-10-16 1-30q11 14 -1 30z', pale),
      disc(240, 104, 42, '#f6f3ea', 2.2),
      repeat(8, (i) => {
        const angle = (i * Math.PI) / 4
        return disc(
          Math.round(240 + 25 * Math.cos(angle)),
          Math.round(104 + 25 * Math.sin(angle)),
          7,
          grey,
          1.3,
        )
      }),
      disc(240, 104, 6, grey, 1.3),
      box(284, 158, 8, 12, partyRed),
      line('M378 184v-60', dark, 2),
      shape('M378 128q-44-6-38-44q26 6 38 44q12-38 38-44q6 38-38 44z', pale),
      shape('M378 128q-18-26 0-58q18 32 0 58z', paper),
      box(422, 172, 8, 12, partyRed),
      person(150, 284, 1.35, grey),
      person(206, 290, 0.95, pale),
      person(300, 284, 1.35, dark, { flip: -1 }),
    ]),
}
