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
  red,
  repeat,
  sand,
  shape,
  water,
  waves,
  wood,
} from './pen.ts'

const skin = '#ecc9a0'
const roof = '#5b6d70'
const teal = '#4b7f86'

/** A table from x to x + w whose top is at y. */
const table = (x: number, y: number, w: number) =>
  shape(`M${x} ${y}h${w}v12h-${w}z`, wood) +
  shape(`M${x + 16} ${y + 12}h10v${292 - y}h-10zM${x + w - 26} ${y + 12}h10v${292 - y}h-10z`, '#a98558')

const steam = (x: number, y: number) => line(`M${x} ${y}q5-9 0-18M${x + 14} ${y}q5-9 0-18`, gold, 1.6)

const cup = (x: number, y: number) =>
  shape(`M${x} ${y}h34q0 22-17 24q-17-2-17-24z`, paper) + line(`M${x + 4} ${y + 7}h26`, '#7ba983', 2)

/** What is taught at the college: each drawing shows the noun of a course's or a training's title. */
export const lessons = {
  desk: () =>
    frame([
      box(0, 0, 480, 300, '#f4ecd9'),
      lattice(40, 26, 150, 128, hills(150, moss, 0.4, 40, 190)),
      box(0, 214, 480, 86, '#a98558'),
      line('M0 214H480', ink, 2),
      shape('M216 236L404 228l26 48-236 8z', paper),
      line('M240 246l150-6M238 258l164-6', gold, 1.4),
      shape('M120 178h44v52h-44z', teal),
      line('M132 178L122 96M142 178l4-96M152 178l16-74', wood, 4),
      shape(
        'M118 98q-4-16 6-28 4 14 4 26zM142 84q-4-18 5-30 5 14 3 30zM164 106q2-16 13-26 1 16-6 28z',
        ink,
        1,
      ),
      cup(416, 196),
      steam(426, 186),
      shape('M28 236h70v26H28z', '#3b4441'),
      `<ellipse cx="63" cy="246" rx="24" ry="7" fill="#1c2422"/>`,
      each([0, 1, 2], (i) =>
        shape(
          `M${300 - i * 4} ${206 - i * 15}h${82 + i * 4}v15h-${82 + i * 4}z`,
          [red, '#8aa79c', sand][i] ?? sand,
        ),
      ),
    ]),

  window: () =>
    frame([
      box(0, 0, 480, 300, '#f1ead8'),
      `<clipPath id="moon"><circle cx="240" cy="132" r="104"/></clipPath><g clip-path="url(#moon)">`,
      box(130, 20, 220, 220, '#e4ecdf'),
      disc(288, 74, 15, '#f0cf9a', 0),
      shape('M120 196L176 104 214 150 258 66 306 140 344 112 380 196z', '#8fb2a6', 1.2),
      shape('M120 204Q190 160 250 190T380 186V250H120z', moss, 1.2),
      box(120, 206, 240, 50, '#b9d3cd'),
      shape('M198 216q22 8 46 0-8 14-24 14t-22-14z', '#7a5a3a', 1.2),
      `</g>`,
      `<circle cx="240" cy="132" r="104" fill="none" stroke="${ink}" stroke-width="9"/><circle cx="240" cy="132" r="112" fill="none" stroke="${wood}" stroke-width="4"/>`,
      floor(258),
      person(118, 286, 1.2, teal),
      person(364, 286, 1.2, sand, { flip: -1, arm: 'raised' }),
      line('M392 238l26-52', ink, 2),
      shape('M30 262h52v-12H30z', wood),
      line('M36 262v30M76 262v30', ink, 3),
    ]),

  tea: () =>
    frame([
      box(0, 0, 480, 300, '#f2ead7'),
      repeat(
        3,
        (row) =>
          box(292, 38 + row * 44, 156, 6, '#a98558') +
          repeat(5, (i) =>
            shape(
              `M${300 + i * 30} ${18 + row * 44}h20v20h-20z`,
              [moss, sand, water, '#d9b98a', moss][(i + row) % 5] ?? sand,
              1.3,
            ),
          ),
      ),
      lattice(36, 30, 130, 110, hills(138, moss, 0.35, 36, 166)),
      person(138, 210, 2, teal, { flip: -1, arm: 'raised' }),
      table(40, 206, 400),
      shape('M196 168h66q8 24-12 38h-42q-20-14-12-38z', '#8a5a44'),
      line('M262 176q26 0 24 20M196 178l-24-14', ink, 4),
      shape('M210 160h38v8h-38z', '#6d4434'),
      steam(216, 150),
      cup(64, 182),
      cup(306, 182),
      cup(360, 182),
      steam(316, 172),
      shape('M396 196h34v10h-34z', paper, 1.2),
    ]),

  bracket: () =>
    frame([
      box(0, 0, 480, 300, '#f4eedd'),
      shape('M36 30h250v210H36z', '#fdfaf0'),
      line(
        'M36 72h250M36 114h250M36 156h250M36 198h250M86 30v210M136 30v210M186 30v210M236 30v210',
        '#d9cfb8',
        1,
      ),
      shape('M138 206h46v22h-46z', wood),
      shape('M146 198h30l8 8h-46z', '#d8b686'),
      shape('M92 176q8 16 26 16h86q18 0 26-16h-18q-4 4-12 4h-78q-8 0-12-4z', wood),
      each([92, 146, 212], (x) => shape(`M${x} 158h22l-4 16h-14z`, '#d8b686')),
      shape('M66 132q10 18 30 18h130q20 0 30-18h-20q-6 6-14 6H100q-8 0-14-6z', wood),
      each([66, 146, 234], (x) => shape(`M${x} 112h22l-4 16h-14z`, '#d8b686')),
      shape('M56 92h210v16H56z', '#b98f5e'),
      line('M304 96v132M298 96h12M298 228h12', red, 1.8),
      line('M66 258h190M66 252v12M256 252v12', red, 1.8),
      box(0, 272, 480, 28, '#a98558'),
      person(388, 284, 1.9, water, { arm: 'raised' }),
      line('M342 220l-22-28', ink, 3.4),
      shape('M316 186l10 10-12 2z', gold, 1),
    ]),

  letter: () =>
    frame([
      box(0, 0, 480, 300, '#efe6d2'),
      box(0, 196, 480, 104, '#b08d60'),
      line('M0 196H480', ink, 2),
      shape('M64 84l196-14 14 166-198 14z', '#fffdf5'),
      line('M88 112l144-10M90 134l150-10M92 156l124-9M94 178l152-10M96 200l98-7', '#8b928c', 2.2),
      line('M88 134l58-4M92 156l46-3', red, 2.6),
      shape('M292 150l150 10-8 96-152-10z', '#d9c39a'),
      line('M292 150l68 62 82-52', ink, 1.8),
      disc(360, 210, 13, red, 1.2),
      shape('M198 246q44-34 78-30l44-46 14 10-38 52q-12 30-60 44z', skin),
      shape('M180 300l26-56 52 24-20 32z', teal),
      line('M316 180l-76 70', ink, 4),
      cup(24, 226),
      steam(34, 216),
    ]),

  pledge: () =>
    frame([
      box(0, 0, 480, 300, '#f3ead6'),
      lattice(28, 34, 104, 112, hills(144, moss, 0.3, 28, 132)),
      lattice(348, 34, 104, 112, hills(144, water, 0.3, 348, 452)),
      shape('M186 28h108v108H186z', '#fdf8ea'),
      line('M204 52h72M204 70h72M204 88h52', ink, 2),
      disc(262, 112, 11, red, 1),
      floor(262),
      person(128, 276, 1.9, '#7a6246', { flip: -1, arm: 'raised' }),
      person(352, 276, 1.7, teal, { flip: -1 }),
      table(160, 206, 160),
      shape('M206 198l70-2 6 10h-80z', '#fffdf5'),
      line('M330 208l-48-10', ink, 4),
      line('M284 198l-14-22', ink, 3),
      cup(172, 182),
      shape('M300 190h14v16h-14z', red, 1.2),
    ]),

  stage: () =>
    frame([
      box(0, 0, 480, 300, '#2f4247'),
      box(48, 42, 384, 176, '#e9d6ae'),
      hills(196, '#c8c39c', 0.7, 48, 432),
      shape('M28 46L240 10 452 46v12H28z', roof),
      each([44, 424], (x) => box(x, 56, 14, 164, '#7a4a36', `stroke="${ink}"`)),
      shape('M58 58h74q-8 70-64 118l-10-4z', red),
      shape('M422 58h-74q8 70 64 118l10-4z', red),
      each(
        [100, 240, 380],
        (x) => line(`M${x} 58v12`, gold, 2) + shape(`M${x - 11} 70h22v22h-22z`, '#f2b25c'),
      ),
      box(24, 216, 432, 24, '#8a6444', `stroke="${ink}"`),
      person(186, 216, 1.25, teal, { arm: 'raised' }),
      person(296, 216, 1.25, '#d9b06c', { flip: -1 }),
      shape('M204 150l28-4v20l-28 4z', paper, 1.3),
      shape('M252 188h26v28h-26z', wood),
      repeat(
        8,
        (i) =>
          disc(36 + i * 58, 272 + (i % 2) * 8, 15, ink, 0) +
          `<path d="M${12 + i * 58} 312q0-34 24-34t24 34z" fill="${['#54696c', '#6d5a4a'][i % 2]}"/>`,
      ),
    ]),

  signing: () =>
    frame([
      box(0, 0, 480, 300, '#f2ebda'),
      shape('M296 34h150v104H296z', '#3f5a55', 2.4),
      line('M316 62h84M316 84h106M316 106h58', '#e9dfc6', 2.4),
      shape('M138 156h36v34h-36z', skin, 2),
      shape('M40 300q4-92 60-110l36-8h40l36 8q56 18 60 110z', teal),
      `<circle cx="156" cy="118" r="46" fill="${skin}" stroke="${ink}" stroke-width="2"/>`,
      shape('M108 112q4-58 48-58t48 58q-20-26-48-26t-48 26z', ink, 1),
      line('M140 122v4M172 122v4M146 140q10 8 20 0', ink, 2.6),
      shape('M96 236q4-34 32-36l36 6q12 4 4 14l-24 2 20 8q8 8-2 14l-30 10q-26 4-36-18z', skin, 2),
      shape(
        'M220 250q-10-32 8-48l18-34q10-8 14 4l-8 28 18-30q10-6 12 6l-14 34 18-20q10-2 8 8l-20 32q-14 30-54 20z',
        skin,
        2,
      ),
      line('M286 160q12-4 18 6M278 146q20-8 32 10M88 196q-14 4-14 18M80 182q-22 8-22 30', gold, 2.4),
    ]),

  clouds: () =>
    frame([
      box(0, 0, 480, 300, '#dfe9e6'),
      repeat(34, (i) => {
        const row = Math.floor(i / 7)
        const x = 18 + (i % 7) * 70 + (row % 2) * 32
        const y = 24 + row * 30
        return `<path d="M${x} ${y}q-2-9 8-8 4-9 14-5 9-3 10 5 10-1 8 8z" fill="#fffdf7" stroke="#a9bfc0" stroke-width="1.2"/>`
      }),
      hills(196, water, 0.9),
      box(0, 194, 480, 106, '#8fb9b7'),
      waves(214),
      waves(262),
      shape('M120 222q128 26 256-6-18 44-64 48H178q-46-6-58-42z', '#7a5a3a'),
      line('M136 232q120 20 226-6', '#e3c481', 2),
      shape('M180 226q4-46 56-46t56 42q-60 14-112 4z', '#8a7358'),
      line('M196 224q6-38 40-40M222 228q2-40 18-44M254 226q-2-36-12-42', '#5f4a34', 1.4),
      person(330, 222, 1.2, '#41617c', { flip: -1, arm: 'raised' }),
      line('M350 224L372 130', ink, 3),
      shape('M372 130l34 8-30 14z', red),
    ]),

  ramp: () =>
    frame([
      box(0, 0, 480, 120, '#e9efe6'),
      hills(110, water, 1),
      box(0, 112, 480, 188, '#a9cbc6'),
      waves(136),
      shape('M300 84h172v12H300z', roof),
      each([312, 388, 462], (x) => box(x, 96, 6, 84, '#7a5a3a')),
      shape('M282 176h198v44q-30 12-84 12t-114-56z', '#7a4a36'),
      line('M290 188h190', '#e3c481', 2),
      person(430, 176, 1, sand),
      shape('M0 232h214v68H0z', '#cfc3a1'),
      line('M0 250h210M0 272h214', '#a8987a', 1.4),
      shape('M176 226L316 180l8 12-124 50z', wood, 2),
      line('M176 196L316 150M176 196v30M246 174v30M316 150v30', ink, 2.4),
      person(104, 236, 1.3, teal),
      line('M112 186l46-2', ink, 3),
      `<circle cx="176" cy="216" r="22" fill="none" stroke="${ink}" stroke-width="3.4"/><circle cx="176" cy="216" r="4" fill="${ink}"/><circle cx="206" cy="230" r="8" fill="none" stroke="${ink}" stroke-width="2.6"/>`,
      line('M156 176v36h36l10 18M156 184h-8', ink, 3),
      shape('M162 208q-6-34 10-44 18 6 16 34l18 2 2 10-30 2z', red),
      disc(174, 152, 10, skin),
      shape('M163 150q2-14 12-14t11 12q-10-4-23 2z', ink, 0.6),
    ]),
}
