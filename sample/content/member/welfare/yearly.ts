type Label = { zh: string; en: string }

/** Figures of a project, one for each year up to 2026. */
export const yearlyTo2026 = (label: Label, ...values: string[]) =>
  values.map((value, at) => ({ year: 2027 - values.length + at, value, label }))
