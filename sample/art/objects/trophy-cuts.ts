/** Five tones of one glass, from lit to shaded. */
export type Glass = [string, string, string, string, string]

export const jadeGlass: Glass = ['#eaf4ee', '#b7d8cb', '#7fb3a4', '#4d8a7d', '#2b5f57']
export const iceGlass: Glass = ['#f4fafc', '#c9dfe8', '#93b8c8', '#5c8ba1', '#335f78']
export const amberGlass: Glass = ['#fff4dc', '#f2d49a', '#d9a95a', '#ad7a34', '#754c1c']
export const roseGlass: Glass = ['#fdeee9', '#eec0b2', '#cf8a7a', '#a25a4d', '#6d332c']

/** Facets with the tone they show, the place of the golden sun, and the edges that catch the light. */
export type Cut = { facets: [tone: number, path: string][]; sun: [number, number]; edges: string }

/** One steep peak with shoulders. */
export const mountain: Cut = {
  facets: [
    [1, 'M0-560L-96-330L-30-260z'],
    [0, 'M0-560L-30-260L54-300z'],
    [3, 'M0-560L54-300L118-250z'],
    [2, 'M-96-330L-170-90L-60-90L-30-260z'],
    [1, 'M-30-260L-60-90L70-90L54-300z'],
    [4, 'M54-300L70-90L186-90L118-250z'],
    [3, 'M-170-90L-232-90L-150-240L-120-262z'],
    [1, 'M-232-90L-150-240L-150-90z'],
    [3, 'M118-250L186-90L236-90L168-200z'],
  ],
  sun: [96, -430],
  edges: 'M0-560L-30-260L-60-90M0-560L54-300L70-90',
}

/** Two leaning blades that form a gate. */
export const gate: Cut = {
  facets: [
    [2, 'M-30-580L-150-90L-210-90z'],
    [0, 'M-30-580L-150-90L-60-90L-20-380z'],
    [1, 'M-30-580L-20-380L10-420z'],
    [3, 'M60-500L30-330L80-90L130-90z'],
    [4, 'M60-500L130-90L210-90z'],
    [2, 'M60-500L30-330L-6-150L8-90L80-90z'],
  ],
  sun: [2, -240],
  edges: 'M-30-580L-150-90M60-500L130-90M60-500L30-330',
}

/** A sail over two waves. */
export const sail: Cut = {
  facets: [
    [0, 'M-40-600L-120-170L30-210z'],
    [2, 'M-40-600L30-210L150-260z'],
    [4, 'M-40-600L150-260L110-400z'],
    [3, 'M-230-90L-120-170L30-210L0-90z'],
    [1, 'M0-90L30-210L150-260L120-90z'],
    [2, 'M120-90L150-260L235-90z'],
  ],
  sun: [168, -420],
  edges: 'M-40-600L30-210L0-90M-40-600L150-260L120-90',
}
