import { z } from 'zod'
import { partPages } from '../addresses.ts'
import { byLanguage, html } from './common.ts'

const part = z.object({ id: z.string(), title: z.string(), content: html }).meta({ id: 'Part' })

export const parts = {
  partList: {
    input: byLanguage.extend({ page: z.enum(partPages) }),
    data: z.object({ list: z.array(part) }),
  },
}
