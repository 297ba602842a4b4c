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
  line,
  moss,
  paper,
  person,
  red,
  repeat,
  sand,
  shape,
  water,
  waves,
  wood,
  words,
} from './pen.ts'

/** Kinds of work and a bridge, each showing the noun of its title. */
export const deeds = {
  secchi: () =>
    frame([
      box(0, 0, 480, 130, '#e9efe6'),
      hills(120, water, 1.2),
      hills(126, moss, 0.9),
      box(0, 122, 480, 178, '#a9cbc6'),
      box(0, 200, 480, 100, '#86b3b3'),
      waves(150),
      waves(236),
      shape('M80 186q160 26 330-8q-20 48-76 52H154q-58-6-74-44z', '#7a5a3a'),
      line('M96 196q150 18 300-8', '#e3c481', 2),
      person(180, 196, 1, sand),
      person(300, 194, 1, red, { flip: -1, arm: 'raised' }),
      line('M324 160V268', ink, 1.6),
      `<ellipse cx="324" cy="276" rx="26" ry="8" fill="#fff" stroke="`,
      ink,
      `" stroke-width="1.6"/><path d="M324 268v16M298 276h52" stroke="`,
      ink,
      `" stroke-width="1.2"/><path d="M324 276L350 276A26 8 0 0 1 324 284zM324 276L298 276A26 8 0 0 1 324 268z" fill="`,
      ink,
      `"/>`,
      each([210, 226, 242, 258], (y) => line(`M320 ${y}h8`, red, 2)),
      shape('M196 158l26-5v22l-26 5z', paper, 1.2),
    ]),

  bridge: () =>
    frame([
      box(0, 0, 480, 300, '#efe4cb'),
      hills(162, water, 1.2),
      hills(170, moss, 0.9),
      box(0, 204, 480, 96, '#a9cbc6'),
      box(0, 252, 480, 48, '#86b3b3'),
      waves(226),
      waves(274),
      shape('M0 168h74l-14 52q-24 10-60 8z', '#d9cfae'),
      shape('M480 168h-74l14 52q24 10 60 8z', '#d9cfae'),
      each([158, 322], (x) => shape(`M${x - 15} 196h30l7 52h-44z`, '#cfc6b0')),
      line(
        'M62 212L96 197M143 206L112 197M173 206L204 197M307 206L276 197M337 206L368 197M418 212L384 197',
        ink,
        3,
      ),
      box(66, 112, 348, 74, '#f6e9c9'),
      each([94, 134, 176, 216, 266, 306, 348, 388], (x, i) =>
        person(
          x,
          186,
          0.72,
          at([sand, moss, red, sand, water, sand, moss, water], i),
          i < 4 ? {} : { flip: -1 },
        ),
      ),
      box(60, 184, 360, 13, wood, `stroke="${ink}" stroke-width="1.7"`),
      line('M66 166H414M66 174H414', '#7a5a3a', 2),
      each([68, 114, 155, 196, 284, 325, 366, 412], (x) => line(`M${x} 112V184`, '#7a5a3a', 4.5)),
      each([74, 134, 155, 325, 346, 406], (x) => line(`M${x} 110v8`) + disc(x, 123, 5.5, red, 1.2)),
      shape('M34 118Q70 108 92 78H388Q410 108 446 118z', '#4d605a'),
      line(
        'M128 82L112 112M164 82L154 112M200 82L196 112M280 82L284 112M316 82L326 112M352 82L368 112',
        '#7f918a',
        1.3,
      ),
      box(204, 62, 72, 18, '#f6e9c9', `stroke="${ink}" stroke-width="1.5"`),
      line('M222 62v18M240 62v18M258 62v18', '#7a5a3a', 1.6),
      shape('M176 68Q200 58 214 34H266Q280 58 304 68z', '#4d605a'),
      line('M228 40L216 62M240 40V62M252 40L264 62', '#7f918a', 1.3),
      line('M206 34H274', ink, 4),
      shape('M192 262q48 14 100-2q-8 24-26 26h-50q-16-4-24-24z', '#7a5a3a'),
      person(226, 268, 0.8, sand),
      line('M250 232V276', ink, 1.8),
      disc(270, 250, 6, '#e8b45a', 1.2),
      line('M270 256v8', ink, 1.4),
    ]),

  camphor: () =>
    frame([
      box(0, 0, 480, 300, '#f3ecd8'),
      hills(214, moss, 0.8),
      box(0, 212, 480, 88, '#dfd5b8'),
      each(
        [
          [240, 92, 130, 62],
          [140, 116, 92, 48],
          [344, 112, 96, 50],
          [190, 56, 84, 40],
          [296, 54, 90, 42],
          [96, 150, 54, 28],
          [394, 148, 54, 28],
        ],
        ([x, y, a, b], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${at(['#6f9c7a', '#5d8c6d', '#7ba983', '#86b08b', '#689675', '#7ba983', '#6f9c7a'], i)}" stroke="#3f6b55" stroke-width="1.4"/>`,
      ),
      repeat(70, (i) => {
        const x = 70 + ((i * 71) % 340),
          y = 34 + ((i * 43) % 118)
        return `<path d="M${x} ${y}q4-7 9-3" fill="none" stroke="#3f6b55" stroke-width="1.2" opacity=".7"/>`
      }),
      shape(
        'M208 250C220 210 214 180 200 150L224 168 236 140 246 166 280 146C262 180 262 212 276 250q14 8 26 10H184q14-2 24-10z',
        '#7a6246',
      ),
      line('M224 180q2 34-6 66M244 176q0 40 4 74M262 196q-2 30 6 52', '#4f3d2a', 1.6),
      `<ellipse cx="240" cy="258" rx="104" ry="17" fill="none" stroke="`,
      wood,
      `" stroke-width="3" stroke-dasharray="10 5"/>`,
      each([148, 196, 286, 332], (x) => line(`M${x} 240v24`, ink, 2.4)),
      shape('M232 196h22v30h-22z', red),
      line('M238 204h10M238 211h10M238 218h6', '#fff', 1.2),
      person(344, 284, 0.74, water, { flip: -1, arm: 'raised' }),
      person(384, 290, 1, sand, { flip: -1 }),
    ]),

  meal: () =>
    frame([
      box(0, 0, 480, 300, '#efe6d2'),
      box(250, 0, 230, 262, '#6d5a44'),
      shape('M286 42h158v220H286z', '#3c3a34', 2.4),
      box(296, 50, 138, 212, '#5a4c3a'),
      `<circle cx="392" cy="96" r="46" fill="#ffc871" opacity=".35"/>`,
      shape('M378 82h28v22h-28z', '#f3d58a'),
      // Pictures for links that are shared leave out what is above 24.
      shape('M270 30h190v14H270z', red),
      `${words(365, 41, '平安', '#f3d58a')}`,
      floor(250),
      shape('M266 250h200v14H266z', '#8a7358'),
      person(340, 252, 1.32, moss, { flip: -1, arm: 'raised' }),
      line('M364 250V196', ink, 3),
      person(178, 278, 1.4, '#4b7f86', {}),
      line('M190 226q40-14 62-16', ink, 3.2),
      `<g transform="translate(254 206)">`,
      shape('M-26-18h54v40h-54z', paper),
      shape('M-28-26h58v10h-58z', red),
      line('M-26 2h54M-16-26q16-24 34 0', ink, 1.6),
      line('M-10-40q4-8 0-16M6-42q4-8 0-16', gold, 1.6),
      `</g>`,
      shape('M30 278v-70h60v70zM30 232h60M30 254h60', wood, 1.6),
      line('M40 208q20-30 40 0', ink, 2),
    ]),

  weaving: () =>
    frame([
      box(0, 0, 480, 300, '#f1ead6'),
      box(0, 214, 480, 86, '#cdb586'),
      each([0, 1, 2, 3, 4, 5], (i) =>
        line(`M${20 + i * 6} 300L${90 + i * 14} ${26 + i * 3}`, at(['#7fa765', '#98b877'], i % 2), 6),
      ),
      `<path d="M150 150q90-26 180 0l-22 104q-68 20-136 0z" fill="#dcbf85" stroke="`,
      ink,
      `" stroke-width="2"/>`,
      each([0, 1, 2, 3, 4], (j) =>
        line(`M${154 + j * 5} ${172 + j * 18}q${86 - j * 5} 16 ${172 - j * 10} 0`, '#8a6a3b', 2.2),
      ),
      repeat(12, (i) =>
        line(
          `M${152 + i * 16} ${148 - Math.sin((i / 11) * 3.14) * 10}L${172 + i * 12.2} 256`,
          '#8a6a3b',
          1.8,
        ),
      ),
      repeat(9, (i) =>
        line(
          `M${160 + i * 20} 146q${-14 + i * 3.5} -46 ${-30 + i * 8} ${-84 - (i % 3) * 14}`,
          '#9dba74',
          3.4,
        ),
      ),
      shape('M60 232q50-46 104-44q14 2 10 14l-26 6q26 2 22 16q-40 22-98 30z', '#ecc9a0'),
      shape('M426 240q-50-52-100-54q-14 2-10 14l26 6q-26 2-22 16q40 24 96 32z', '#ecc9a0'),
      shape('M20 226l60-4v44l-60 8z', '#4b7f86'),
      shape('M470 230l-60-2v40l60 10z', '#4b7f86'),
      line('M176 206Q250 190 316 206', red, 4.4),
    ]),

  slipway: () =>
    frame([
      hills(116, water, 1),
      box(0, 118, 480, 40, '#b3cdc7'),
      waves(132),
      shape('M40 70L240 22 440 70v14H40z', '#5b6d70'),
      line(
        'M52 66L240 26 428 66M90 72v10M130 72v10M170 72v10M210 72v10M250 72v10M290 72v10M330 72v10M370 72v10',
        paper,
        1,
      ),
      each([56, 146, 334, 424], (x) => shape(`M${x - 5} 84h10v160h-10z`, '#7a5a3a')),
      line('M56 104l40-20M424 104l-40-20M146 104l30-20M334 104l-30-20', ink, 3),
      shape('M0 244L480 214v86H0z', '#cfc3a1'),
      line('M0 266L480 236M0 284L480 254', '#8a7a58', 3),
      shape('M92 150q150 34 300-14q-12 66-70 76H170q-58-6-78-62z', '#a3794a'),
      line('M106 166q140 26 272-10M120 184q122 20 244-6M140 200q100 12 200-2', '#5f4426', 1.6),
      each([150, 240, 326], (x) => shape(`M${x - 16} 212h32l8 28h-48z`, '#8a7358')),
      person(430, 268, 1.05, water, { flip: -1 }),
      line('M416 222l-34-22M384 196h-12v10h12z', ink, 2.6),
      person(78, 276, 0.96, red),
      shape('M222 100h40v16h-40z', red),
      `${words(242, 112, '船坞', '#fff')}`,
      line('M228 100V62M256 100V54', ink, 1.4),
    ]),

  wind: () =>
    frame([
      box(0, 0, 480, 300, '#eef1ea'),
      `<path d="M0 210L70 120 110 160 180 64 240 150 300 96 372 168 430 120 480 180V300H0z" fill="#fdfdf9" stroke="`,
      ink,
      `" stroke-width="1.6"/><path d="M70 120l-6 44 20-10 10 30M180 64l-10 60 24-14 14 50M300 96l-8 40 20-8 10 34" fill="none" stroke="#9fb6c0" stroke-width="2.4"/>`,
      hills(250, '#dfe8e6', 1),
      box(0, 248, 480, 52, '#f4f5ee'),
      each(
        [
          [96, 222, 1.05, 20],
          [196, 196, 1.3, 64],
          [300, 210, 1.15, 8],
          [392, 226, 0.95, 45],
        ],
        ([x, y, k, a]) =>
          `<g transform="translate(${x} ${y})scale(${k})"><path d="M-2.6 0L-1.4-92h2.800L2.6 0z" fill="#fff" stroke="${ink}" stroke-width="1.2"/><g transform="translate(0 -92)rotate(${a})">${each([0, 120, 240], (q) => `<path d="M0 0C5-8 4-36 0-58C-3-36-4-10 0 0z" transform="rotate(${q})" fill="#fff" stroke="${ink}" stroke-width="1.2"/>`)}<circle r="3.4" fill="${red}"/></g></g>`,
      ),
      shape('M334 268h74v-26h-74z', paper),
      shape('M328 244q10-2 14-16h58q4 14 14 16z', '#5b6d70'),
      box(346, 250, 14, 12, '#f3d58a', `stroke="${ink}" stroke-width="1.2"`),
      line('M408 256h72M0 262h334', ink, 1.2),
      each([30, 110, 190, 270], (x) => line(`M${x} 262v22M${x - 8} 266h16`, ink, 1.6)),
      person(246, 286, 0.8, '#4b7f86'),
      person(272, 286, 0.8, red, { flip: -1, arm: 'raised' }),
    ]),

  solar: () => {
    /** A point of the roof: along its eaves, and up its slope. */
    const onRoof = (u: number, v: number) => `${96 + 270 * u + 50 * v} ${156 - 72 * v}`
    const panel = (u: number, v: number) =>
      shape(
        `M${onRoof(u, v)}L${onRoof(u + 0.17, v)} ${onRoof(u + 0.17, v + 0.4)} ${onRoof(u, v + 0.4)}z`,
        '#4b7f86',
        1.2,
      ) + line(`M${onRoof(u + 0.085, v)}L${onRoof(u + 0.085, v + 0.4)}`, water, 1)
    return frame([
      box(0, 0, 480, 300, '#f3ecd8'),
      disc(70, 60, 22, '#f3d58a', 1.4),
      hills(152, moss, 1.1),
      box(0, 150, 480, 64, '#a9cbc6'),
      waves(176),
      floor(212),
      shape('M352 156L408 88 456 150V238L352 244z', sand),
      shape('M110 156H352V244H110z', paper),
      shape(`M${onRoof(0, 0)}L${onRoof(1, 0)} ${onRoof(1, 1)} ${onRoof(0, 1)}z`, '#8a8f86'),
      repeat(5, (i) => panel(0.04 + i * 0.19, 0.06) + panel(0.04 + i * 0.19, 0.54)),
      shape('M132 244V186H188V244z', wood),
      line('M160 186V244', ink, 1.2),
      each([220, 282], (x) => box(x, 184, 36, 30, '#eef2e4', `stroke="${ink}" stroke-width="1.6"`)),
      each([238, 300], (x) => line(`M${x} 184V214`, ink, 1.2)),
      // The wire to the charger, and the charger.
      line('M352 168H404V236', ink, 1.4),
      shape('M392 236h24v32h-24z', red),
      person(84, 274, 1, '#4b7f86', { flip: -1, arm: 'raised' }),
      person(52, 278, 0.96, red),
    ])
  },
}
