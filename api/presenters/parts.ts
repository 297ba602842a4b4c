import type { Figure } from '@shanmen/contract/types.ts'

type StoredFigure = { value?: string; unit?: string; label?: string }

export const presentFigures = (figures: StoredFigure[] = []): Figure[] =>
  figures.map(({ label = '', value = '', unit = '' }) => ({ label, value, unit }))

type StoredTitled = { title?: string; text?: string }

export const presentTitled = (rows: StoredTitled[] = []) =>
  rows.map(({ title = '', text = '' }) => ({ title, text }))

type StoredNamed = { name?: string; text?: string }

export const presentNamed = (rows: StoredNamed[] = []) =>
  rows.map(({ name = '', text = '' }) => ({ name, text }))
