import { Box, Button, Typography } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { LinkBase } from 'react-admin'
import { address } from '../../client.ts'
import { can } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { importExportMessages } from '../messages/import-export.ts'
import { useMe } from '../session/session.ts'
import { Card, Page } from '../shell/page.tsx'
import { ImportCard } from './import-card.tsx'

/** Exports the entries of a kind as a file, and imports a file after a dry run. */
export default function ImportExport({ kind }: { kind: Kind }) {
  const t = useMessages(importExportMessages)
  const language = useLanguage()
  const me = useMe()
  const name = kind.name as KindName
  const download = (format: 'csv' | 'json', label: string) => (
    <Button
      component="a"
      variant="outlined"
      href={address('exportEntries', { kind: name, format }).url}
      download
    >
      {label}
    </Button>
  )
  return (
    <Page
      title={t.title(kind.many[language])}
      actions={
        <Button component={LinkBase} to={`/${kind.name}`}>
          {t.back}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '60rem' }}>
        <Card title={t.exportTitle}>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {t.exportText}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {download('csv', t.exportCsv)}
            {download('json', t.exportJson)}
          </Box>
        </Card>
        {can(me, 'write', kind) && <ImportCard kind={name} />}
      </Box>
    </Page>
  )
}
