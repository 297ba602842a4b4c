import { escapeHtml, renderPicture } from '@shanmen/api/rich-text/html.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Article, File, Image } from '@shanmen/contract/types.ts'
import { showDate, showMoment, showWholeMonth } from '@shanmen/site/app/lib/dates.ts'
import { showTimes } from '@shanmen/site/app/lib/event-times.ts'
import { collegeMessages } from '@shanmen/site/app/messages/college.ts'
import { componentMessages } from '@shanmen/site/app/messages/components.ts'
import { disclosureMessages } from '@shanmen/site/app/messages/disclosure.ts'
import { eventMessages } from '@shanmen/site/app/messages/event.ts'
import { newsMessages } from '@shanmen/site/app/messages/news.ts'
import type { FeedItem } from './formats.ts'

/** An item as its feed renders it; links inside the site are still relative. */
export type ItemText = Pick<FeedItem, 'title' | 'summary' | 'html' | 'category' | 'published' | 'updated'> & {
  cover: Image | null
  original?: string | undefined
}

type Row = [label: string, value: string | undefined]

/** An article as on its page: cover, unless the text has pictures, then text and files. */
export function articleText(article: Article, language: Language): ItemText {
  const { title, summary, content, cover, typeName, publishedAt, updatedAt, externalUrl } = article
  return {
    title,
    summary,
    html: [
      cover && !content.includes('<figure') ? picture(cover) : '',
      content,
      externalUrl ? `<p><a href="${escapeHtml(externalUrl)}">${newsMessages[language].original}</a></p>` : '',
      files(article.attachments, language),
    ].join(''),
    category: typeName,
    cover,
    original: externalUrl,
    published: publishedAt,
    updated: updatedAt,
  }
}

/** A notice with its facts. Publishing its result counts as its last change. */
export function noticeText(notice: Data<'informationDisclosureDetail'>, language: Language): ItemText {
  const words = disclosureMessages[language]
  const { deadline } = notice
  const closing: Row =
    notice.status === 'planned' && notice.type === 'purchase'
      ? [words.expected, deadline && showWholeMonth(deadline, language)]
      : [words.deadline, deadline && showMoment(deadline, language)]
  const rows: Row[] = [
    [words.number, notice.number],
    closing,
    [notice.type === 'rent' ? words.lessor : words.buyer, notice.unit],
    [words.size, notice.area],
    [words.terms, notice.terms],
    [words.place, notice.place],
    [words.contact, notice.contactName],
    [componentMessages[language].phone, notice.contactPhone],
  ]
  return {
    title: notice.title,
    summary: line([notice.number, notice.unit, deadline && closing.join(' ')]),
    html: [
      facts(rows),
      titled(notice.status === 'ended' ? words.award : words.stepResult, notice.result),
      notice.content,
      ...notice.images.map(picture),
      files(notice.attachments, language),
    ].join(''),
    category: notice.categoryName,
    cover: notice.cover,
    published: notice.publishedAt,
    updated:
      notice.result && notice.resultAt && notice.resultAt > notice.updatedAt
        ? notice.resultAt
        : notice.updatedAt,
  }
}

export function jobText(job: Data<'hireDetail'>, language: Language): ItemText {
  const words = collegeMessages[language]
  const rows: Row[] = [
    [words.pay, job.salary],
    [words.education, job.education],
    [words.experience, job.experience],
    [words.deadline, job.deadline && showDate(job.deadline, language)],
    [words.applyTo, job.applyEmail],
    [words.contact, job.contact],
  ]
  return {
    title: job.title,
    summary: line([job.department, job.city, job.salary]),
    html: [
      facts(rows),
      titled(words.duty, job.duty),
      titled(words.requirement, job.requirement),
      titled(words.benefit, job.benefit),
    ].join(''),
    category: job.typeName,
    cover: null,
    published: job.publishedAt,
    updated: job.updatedAt,
  }
}

/** An event with its time, place and sign-up. */
export function eventText(event: Data<'eventDetail'>, language: Language): ItemText {
  const words = eventMessages[language]
  const { signUp } = event
  const rows: Row[] = [
    [words.when, showTimes(event, language)],
    [words.where, event.address ? `${event.place} · ${event.address}` : event.place],
    [words.fee, event.fee],
    [words.organizer, event.organizer],
    [words.signUpUntil, signUp?.until && showMoment(signUp.until, language)],
    [words.call, signUp?.phone],
  ]
  return {
    title: event.cancelled ? `${words.states.cancelled} · ${event.title}` : event.title,
    summary: event.summary,
    html: [
      event.cover && !event.content.includes('<figure') ? picture(event.cover) : '',
      facts(rows),
      event.content,
      signUp?.url ? `<p><a href="${escapeHtml(signUp.url)}">${words.signUpHere}</a></p>` : '',
    ].join(''),
    category: words.vert,
    cover: event.cover,
    published: event.publishedAt,
    updated: event.updatedAt,
  }
}

const picture = (image: Image) => renderPicture(image, '', '')
const line = (words: (string | undefined)[]) => words.filter(Boolean).join(' · ')
const titled = (title: string, html: string) => html && `<h2>${title}</h2>${html}`

function facts(rows: Row[]): string {
  const there = rows.filter(([, value]) => value)
  const items = there.map(([label, value]) => `<li><strong>${label}</strong> ${escapeHtml(value)}</li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

function files(list: readonly File[], language: Language): string {
  const items = list.map(({ url, name }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`)
  return items.length > 0
    ? `<h2>${componentMessages[language].attachments}</h2><ul>${items.join('')}</ul>`
    : ''
}
