import {
  box,
  each,
  floor,
  frame,
  hills,
  ink,
  lattice,
  line,
  paper,
  person,
  red,
  shape,
  water,
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
}
