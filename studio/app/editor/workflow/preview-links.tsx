import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import type { Language } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { Loaded, Problem } from '../../components/call-status.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { StudioDialog } from '../../components/dialog.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { useAction, useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { showMoment } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import { call } from '../../session/session.ts'

type PreviewLinksProps = { id: string; language: Language; mayWrite: boolean; onClose: () => void }
const lengths = [24, 72, 168, 720] as const

/** Links with which people without an account read a draft: created, shown once, and revoked. */
export function PreviewLinks({ id, language, mayWrite, onClose }: PreviewLinksProps) {
  const all = useMessages(editorMessages)
  const t = all.links
  const reader = useLanguage()
  const [hours, setHours] = useState<(typeof lengths)[number]>(72)
  const [made, setMade] = useState('')
  const links = useCall('previewLinkList', { id })
  const create = useAction(async () => {
    const { url } = await call('createPreviewLink', { id, language, hours })
    setMade(url)
    links.reload()
  })
  const revoke = useAction(async (link: string) => {
    await call('revokePreviewLink', { id, link })
    setMade('')
    links.reload()
  })
  return (
    <StudioDialog
      title={all.inLanguage(t.title, language)}
      text={t.text}
      onClose={onClose}
      cancel={null}
      after={<Button onClick={onClose}>{all.close}</Button>}
    >
      {mayWrite && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <SelectField
            label={t.lasts}
            value={hours}
            options={lengths.map((length) => [length, t.hours[length]])}
            onChange={setHours}
          />
          <Button
            variant="contained"
            disabled={create.busy}
            onClick={() => void create.run()}
            sx={{ flex: 'none' }}
          >
            {t.create}
          </Button>
        </Box>
      )}
      <Problem of={create.problem ?? revoke.problem} />
      {made && (
        <Alert severity="success" icon={false} sx={{ my: 1, '& .MuiAlert-message': { width: '100%' } }}>
          <TextField
            label={t.address}
            value={made}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <CopyButton text={made} />
        </Alert>
      )}
      <Loaded of={links}>
        {({ rows }) => {
          const own = rows.filter((row) => row.language === language)
          if (own.length === 0) return <Typography color="textSecondary">{t.none}</Typography>
          return (
            <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
              {own.map((link) => (
                <Box
                  component="li"
                  key={link.id}
                  sx={{
                    display: 'flex',
                    gap: 1,
                    alignItems: 'center',
                    borderTop: 1,
                    borderColor: 'divider',
                    py: 1,
                  }}
                >
                  <Typography variant="body2" sx={{ flex: 1 }}>
                    {`${t.states[link.state]} · ${t.until(showMoment(link.until, reader))} · ${t.by(link.who.name)}`}
                  </Typography>
                  {mayWrite && link.state === 'valid' && (
                    <Button
                      size="small"
                      aria-label={`${t.revoke} · ${t.until(showMoment(link.until, reader))}`}
                      onClick={() => void revoke.run(link.id)}
                    >
                      {t.revoke}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )
        }}
      </Loaded>
    </StudioDialog>
  )
}
