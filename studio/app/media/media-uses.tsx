import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'

/** The entries that show a medium, each a way to it. */
export function MediaUses({ id }: { id: string }) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const uses = useCall('mediaUses', { id })
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
        {t.uses}
      </Typography>
      <Loaded of={uses}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{t.unused}</Typography>
          ) : (
            <>
              {rows.some((use) => use.public) && (
                <Typography variant="body2" color="textSecondary">
                  {t.publicNote}
                </Typography>
              )}
              <ul>
                {rows.map((use) => (
                  <li key={use.id}>
                    <LinkBase to={`/${use.kind}/${use.id}`}>
                      {use.title[language] || use.title.zh || use.slug}
                    </LinkBase>
                    {use.public && ` · ${t.usePublic}`}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  )
}
