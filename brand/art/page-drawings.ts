// Apart from `drawings.ts`, which every page loads.
/** The ground of a certificate that has no picture: an area on 480 × 300. */
export const certificateDrawing =
  'M30 246c34-46 66-66 104-34s44-84 92-104 64 92 100 108 34-112 76-118 38 96 48 148v24H30z'

/**
 * Beside the chapters of the group's history, by turns: areas and lines on 600 × 640. Both begin and end level, where the other
 * one does. The boat lies at its position.
 */
export const historyDrawings = {
  odd: {
    water: 'M0 372C140 372 240 408 360 400S500 324 600 324V470C480 470 430 545 300 548S120 500 0 500z',
    light: 'M20 404q70-12 140 0t140 10 120-8M330 500q70 4 150-30M380 372q80-22 160-22',
    dark: 'M40 446q110 6 200 30t130 6M430 440q60-20 130-18',
    hills: 'M0 250C60 250 90 190 150 196S230 236 300 226 400 150 460 168 540 214 600 214V420H0z',
    boat: [455, 382],
  },
  even: {
    water: 'M0 324C100 324 190 418 320 414S480 372 600 372V500C470 500 440 560 300 552S130 470 0 470z',
    light: 'M10 352q100 8 180 44t150 30M300 508q90 10 170-20M420 418q70-16 160-18',
    dark: 'M60 400q110 44 220 66M330 470q110 0 220-22',
    hills: 'M0 214C50 214 90 260 150 250S240 176 300 182 420 236 470 230 550 250 600 250V420H0z',
    boat: [110, 392],
  },
} as const
