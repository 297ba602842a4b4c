import {
  box,
  disc,
  each,
  floor,
  frame,
  hills,
  ink,
  lattice,
  line,
  moss,
  paper,
  person,
  red,
  sand,
  shape,
  water,
  waves,
  wood,
} from './pen.ts'

/** Things on a table and on the water, for trades that are no landscape. */
export const stillLifes = {
  crafts: () =>
    frame([
      box(0, 0, 480, 200, '#eee5cf'),
      lattice(300, 24, 150, 92, hills(120, water, 0.8, 280, 470)),
      floor(200),
      shape('M30 176h420l12 14H18z', wood),
      line('M44 190v84M436 190v84', ink, 3),
      shape('M60 176v-8q70-16 150-6v14z', paper),
      line('M78 166q30-22 48-2 20-26 40-2 12-10 26 0', '#3d8f7f', 3),
      shape('M54 166h8v12h-8zM208 160h8v18h-8z', '#7a5232', 1.2),
      shape('M250 176l8-62h92l8 62z', '#33444a'),
      shape('M260 168l6-46h76l6 46z', '#e4efe6', 1),
      line('M268 160q18-30 30-8 16-22 34 6', '#2f7f73', 2.4),
      shape('M386 176v-34q12-6 24 0v34z', water),
      line('M392 140l-8-40M398 138V92M404 140l10-36', ink, 2.4),
      person(142, 176, 0.95, water),
      line('M152 140q16 4 20 22', ink, 2.4),
      shape('M104 176v-16h34v16z', red),
      shape('M24 40h64v58H24z', paper),
      line('M32 50v40M44 50v40M56 50v40M68 50v40M80 50v40', '#8fa39b', 3),
    ]),

  lampGift: () =>
    frame([
      box(0, 0, 480, 300, '#20343a'),
      hills(170, '#2c4a52', 1.2),
      box(0, 168, 480, 132, '#1b3b44'),
      each(
        [
          [90, 214, 1],
          [210, 246, 1.25],
          [330, 206, 0.9],
          [410, 250, 1.1],
          [150, 190, 0.6],
          [270, 186, 0.6],
        ],
        ([x, y, k]) =>
          `<g transform="translate(${x} ${y})scale(${k})"><ellipse cy="-4" rx="44" ry="30" fill="#ffc871" opacity=".22"/>${each([-54, -27, 0, 27, 54], (a) => `<path d="M0 6C-12-2-10-18 0-26C10-18 12-2 0 6z" transform="rotate(${a})" fill="#e9a0a4" stroke="#8a3f46" stroke-width="1"/>`)}<circle cy="-8" r="5" fill="#ffe3a0"/></g>`,
      ),
      line('M40 230q30-5 60 0t60 0M240 276q40-6 80 0t80 0M20 270q30-5 60 0', '#7fb0b0', 1.2),
      shape('M214 92h74v48h-74z', paper),
      line('M214 92l37 28 37-28', ink, 1.5),
      `<circle cx="251" cy="122" r="7" fill="`,
      red,
      `"/>`,
    ]),

  album: () =>
    frame([
      box(0, 0, 480, 300, '#eee5cf'),
      box(0, 232, 480, 68, wood),
      line('M0 232H480', ink, 2),
      shape('M44 60h192v196H44zM244 60h192v196H244z', '#4b5a58'),
      shape('M52 54q94-14 188 6v188q-94-18-188-6zM428 54q-94-14-188 6v188q94-18 188-6z', sand),
      line('M240 60V248', ink, 1.6),
      each(
        [
          [72, 70],
          [156, 76],
          [72, 156],
          [262, 76],
          [346, 70],
          [346, 156],
        ],
        ([x, y]) => box(x, y, 66, 62, paper, `stroke="${ink}" stroke-width="1.3"`),
      ),
      each(
        [
          [78, 76],
          [268, 82],
          [352, 162],
        ],
        ([x, y]) =>
          box(x, y, 54, 50, '#e4efe6') +
          hills(y + 30, water, 0.28, x, x + 54) +
          box(x, y + 30, 54, 20, '#86b3b3') +
          shape(`M${x + 10} ${y + 38}h34l-6 8H${x + 16}z`, '#7a5a3a', 1),
      ),
      each(
        [
          [162, 82],
          [78, 162],
          [352, 76],
        ],
        ([x, y], i) =>
          box(x, y, 54, 50, i === 1 ? moss : '#f2e3c4') +
          person(x + 18, y + 50, 0.62, water) +
          person(x + 37, y + 50, i === 1 ? 0.44 : 0.62, red, { flip: -1 }),
      ),
      line('M156 176q30-4 60 0M156 192q24-4 44 0M262 176q30 4 60 0M262 192q20 4 40 0', '#8fa39b', 2.2),
      shape('M392 264l54-20 10 22-54 20z', paper, 1.4),
      line('M404 268l38-14', red, 1.6),
    ]),

  pass: () =>
    frame([
      box(0, 0, 480, 300, '#f2ead6'),
      hills(140, moss, 1),
      box(0, 138, 480, 66, '#a9cbc6'),
      waves(160),
      box(0, 204, 480, 96, sand),
      line('M0 204H480', ink, 1.6),
      each([70, 286], (x) => box(x, 128, 64, 130, '#4b7f86', `stroke="${ink}" stroke-width="2"`)),
      line('M134 176h86M286 176h-20', red, 6),
      box(82, 140, 40, 30, '#e4efe6', `stroke="${ink}" stroke-width="1.4"`),
      person(234, 262, 1.5, water),
      person(178, 262, 1.4, red),
      `<g transform="translate(-4 40)">`,
      shape('M352 78h64v112h-64z', '#33444a', 2.2),
      box(359, 88, 50, 88, paper),
      each(
        [
          [364, 96],
          [388, 96],
          [364, 120],
        ],
        ([x, y]) => box(x, y, 16, 16, ink) + box(x + 4, y + 4, 8, 8, paper),
      ),
      each(
        [
          [388, 120],
          [396, 128],
          [364, 142],
          [374, 150],
          [386, 140],
          [396, 146],
          [388, 154],
        ],
        ([x, y]) => box(x, y, 7, 7, ink),
      ),
      disc(384, 183, 3, paper, 0.8),
      `</g>`,
      line('M338 108q14-18 32-18M344 122q10-12 24-12', red, 2.2),
    ]),
}
