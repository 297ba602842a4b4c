import { box, each, gold, ink, line, partyRed as red, shape } from './pen.ts'

const ground = '#fbf6e8'

/** The ring of an emblem: two uneven lines round its figure. */
const ring = (parts: readonly string[]): string =>
  `<path d="M100 8C152 6 194 46 192 100S154 194 100 192 6 154 8 100 48 10 100 8z" fill="${ground}" stroke="${red}" stroke-width="3"/>` +
  line('M100 17C147 15 185 51 183 100S149 185 100 183 15 149 17 100 53 19 100 17z', red, 0.9) +
  parts.join('')

/** Five emblems on a ground of 200 × 200, clear outside the ring. */
export const emblems = {
  ferry: () =>
    ring([
      line('M42 138q14-8 29 0t29 0 29 0 29 0M54 152q12-7 23 0t23 0 23 0 23 0', '#4b8088', 2.6),
      shape('M46 120q54 18 108 0q-8 18-24 20H70q-18-4-24-20z', red, 0, red),
      line('M100 122V54', ink, 3),
      shape('M84 44h32l6 26H78z', '#f3d58a', 2.2),
      line('M78 70h44M100 44V34M90 50v16M110 50v16', ink, 2),
      `<circle cx="100" cy="57" r="22" fill="#f3d58a" opacity=".35"/>`,
    ]),

  lamp: () =>
    ring([
      shape('M44 128q28-16 56 0q28-16 56 0v-34q-28-16-56 0q-28-16-56 0z', '#fffdf6', 2.4),
      line('M100 94v34M56 104q18-8 34 0M56 114q18-8 34 0M110 104q18-8 34 0M110 114q18-8 34 0', ink, 1.5),
      shape('M76 80l12-30h24l12 30z', red, 0, red),
      `<path d="M76 80L58 96q22-6 42 4q20-10 42-4L124 80z" fill="#f3d58a" opacity=".6"/>`,
      line('M100 50V36M62 146q38 12 76 0', ink, 2.4),
    ]),

  basket: () =>
    ring([
      shape('M66 84h68l-11 62q-23 8-46 0z', '#d6b47c', 2.4),
      line('M68 98h64M71 112h58M74 126h52M80 84l4 64M93 84l2 67M107 84l-2 67M120 84l-4 64', ink, 1.4),
      line('M72 84q-16 26 4 58M128 84q16 26-4 58', red, 4),
      line('M86 84q-2-22-14-28M104 84q0-26 12-34M96 84q4-16-4-32', '#3f8a5c', 3),
      line('M44 154h20v-8h20v8M116 154v-8h22v8h20', ink, 2.4),
    ]),

  keeper: () =>
    ring([
      line('M62 44q70-14 74 20', ink, 3.4),
      line('M62 44V156', ink, 3.4),
      shape('M114 70h44q8 34-8 50h-28q-16-16-8-50z', red, 0, red),
      line('M136 70v50M124 72q-6 24 4 47M148 72q6 24-4 47', '#f3d58a', 1.6),
      line('M120 64h32v6h-32zM124 121h24M136 121v16', ink, 2),
      `<g fill="`,
      gold,
      `">`,
      each(
        [
          [84, 60],
          [96, 88],
          [80, 112],
          [100, 130],
        ],
        ([x, y]) => `<path d="M${x} ${y - 6}l2 4 4 2-4 2-2 4-2-4-4-2 4-2z"/>`,
      ),
      `</g>`,
      line('M48 156h30', ink, 3),
    ]),

  snow: () =>
    ring([
      `<path d="M34 140L78 66l20 26 26-44 44 92z" fill="#dfe8ec" stroke="`,
      ink,
      `" stroke-width="2.4" stroke-linejoin="round"/>`,
      line('M78 66l-8 30 14-6 6 16M124 48l-10 40 16-8 8 22', '#7d97a3', 1.8),
      shape('M82 140v-24h36v24z', '#fffdf6', 2.2),
      shape('M74 118q14-4 18-16h16q4 12 18 16z', red, 0, red),
      box(93, 122, 14, 12, '#f3d58a', `stroke="${ink}" stroke-width="1.6"`),
      each(
        [
          [52, 58],
          [150, 70],
          [98, 40],
          [160, 108],
          [44, 96],
        ],
        ([x, y]) =>
          line(
            `M${x - 5} ${y}h10M${x} ${y - 5}v10M${x - 3.5} ${y - 3.5}l7 7M${x + 3.5} ${y - 3.5}l-7 7`,
            '#7d97a3',
            1.4,
          ),
      ),
    ]),
}
