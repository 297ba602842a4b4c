import type { Image } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../site/app/components/article/section-head.tsx'
import { Gallery } from '../../site/app/components/media/gallery.tsx'
import { Picture } from '../../site/app/components/media/picture.tsx'
import { Qr } from '../../site/app/components/media/qr.tsx'
import { Spread } from '../../site/app/components/media/spread.tsx'
import { type Examples, firstOf } from '../example.ts'

export const media: Examples = {
  Picture: {
    render: ({ spot }) => (
      <div className="grid">
        <Picture image={spot.cover} ratio="16/10" />
        <Picture image={spot.cover} ratio="1/1" />
        <Picture image={null} ratio="4/3" />
      </div>
    ),
  },
  // Its links open the lightbox.
  Gallery: {
    render: ({ spot, scenic }) => {
      const covers = scenic.list.map(({ cover }) => cover).filter((cover): cover is Image => cover !== null)
      return <Gallery images={spot.images.length > 0 ? spot.images : covers.slice(0, 5)} />
    },
  },
  Spread: {
    render: ({ scenic }) =>
      scenic.list.slice(0, 2).map(({ id, title, summary, cover }, index) => (
        <Spread key={id} image={cover} reverse={index % 2 === 1}>
          <SectionHead title={title} />
          <p>{summary}</p>
        </Spread>
      )),
  },
  Qr: {
    render: ({ contact }) => {
      const { label, url } = firstOf(contact.qr)
      return <Qr label={label} text={url} />
    },
  },
}
