import { kinds } from '@shanmen/content/kinds.ts'
import { labelIn } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { NewsCard } from '@shanmen/contract/types.ts'
import { type DetailContext, presentArticle, presentCard } from './article.ts'
import { presentImage } from './media.ts'
import { html, type Item, optional, type Reader, type View } from './reader.ts'

const { labels } = kinds.news.shared.channel

export function presentNewsCard(reader: Reader, item: Item<'news'>): NewsCard {
  const { channel = 'group', source = '', externalUrl } = item.document
  return {
    ...presentCard(reader, item, channel, labelIn(labels[channel], reader.language)),
    source,
    ...optional('externalUrl', externalUrl),
  }
}

export function presentNews(
  reader: Reader,
  item: Item<'news'>,
  context: DetailContext,
  related: NewsCard[],
): Data<'informationDetail'> {
  const card = presentNewsCard(reader, item)
  return { ...presentArticle(reader, item, card, context), related }
}

export function presentPress(
  reader: Reader,
  {
    intro = '',
    contactName = '',
    phone = '',
    email = '',
    hours = '',
    logoRules,
    pictureRules,
    pictures = [],
  }: View<'press'>,
): Omit<Data<'press'>, 'months'> {
  return {
    intro,
    contact: { name: contactName, phone, email, hours },
    logoRules: html(reader, logoRules),
    pictureRules: html(reader, pictureRules),
    pictures: pictures.flatMap(({ image: id, caption = '', credit = '' }) => {
      const image = presentImage(reader.media, reader.language, id)
      return image ? [{ image, caption, credit }] : []
    }),
  }
}
