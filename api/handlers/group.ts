import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found, notFound } from '../answers.ts'
import {
  presentCulture,
  presentHistory,
  presentHonor,
  presentOrganization,
  presentProfile,
} from '../presenters/group.ts'
import { all, type Open, one, openReader, readPageWithYears } from './read.ts'

type GroupCalls = 'organizational' | 'enterpriseDevelopment' | 'enterpriseHonorList' | 'group'

export const groupHandlers = (open: Open): Pick<Handlers, GroupCalls> => ({
  async organizational(input) {
    const context = open(input)
    const [row] = await one(context, 'organization')
    const { document } = found(row)
    const reader = await openReader(context, { whole: row ? [row] : [] })
    return presentOrganization(reader, document)
  },

  async enterpriseDevelopment(input) {
    const context = open(input)
    const [row] = await one(context, 'history')
    const milestones = await all(context, 'milestone')
    if (!row && milestones.length === 0) throw notFound()
    const reader = await openReader(context, { whole: row ? [row, ...milestones] : milestones })
    return presentHistory(reader, row?.document ?? {}, milestones)
  },

  async enterpriseHonorList(input) {
    const context = open(input)
    const { rows, paging } = await readPageWithYears(context, 'honor', input)
    const reader = await openReader(context, { cards: rows })
    return { list: rows.map((row) => presentHonor(reader, row)), ...paging }
  },

  async group(input) {
    const context = open(input)
    const [profile] = await one(context, 'profile')
    const [culture] = await one(context, 'culture')
    if (!profile && !culture) throw notFound()
    const reader = await openReader(context, {
      whole: [profile, culture].filter((row) => row !== undefined),
    })
    return {
      profile: presentProfile(reader, profile?.document ?? {}),
      culture: presentCulture(reader, culture?.document ?? {}),
    }
  },
})
