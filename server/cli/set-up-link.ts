import { requireContent } from '@shanmen/content/database/require-content.ts'
import { isEmpty } from '@shanmen/studio/people/person.ts'
import { readSettings } from '../config/env.ts'
import { whereOf } from '../config/where.ts'
import { announceReset, announceSetUp, openPeopleOf } from '../studio/start-studio.ts'
import { UserError } from '../user-error.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const settings = readSettings()
  const studioUrl = settings.STUDIO_BASE_URL || `http://localhost:${settings.STUDIO_PORT}`
  await requireContent(whereOf(settings))
  const people = await openPeopleOf(settings, studioUrl)
  const email = process.argv[2]
  try {
    if (email) await announceReset(people, email)
    else if (await isEmpty(people.database)) await announceSetUp(people)
    else
      throw new UserError(
        'There are accounts already. For a new password: npm run set-up-link -- name@example.com',
      )
  } finally {
    await people.close()
  }
})
