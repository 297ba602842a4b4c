import { Document } from '@tiptap/extension-document'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { Editor, Node } from '@tiptap/react'
import { expect, it } from 'vitest'
import { keepPosition, showContent } from './commands.ts'

const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  addAttributes: () => ({ media: { default: null } }),
})
const letter = (text: string) => ({ type: 'text', text })
const paragraph = (text: string) => ({ type: 'paragraph', ...(text && { content: [letter(text)] }) })
const paragraphSize = (text: string) => text.length + 2
const picture = (media: string) => ({ type: 'image', attrs: { media } })
const doc = (...content: object[]) => ({ type: 'doc', content })

function open(...texts: string[]) {
  const editor = new Editor({
    element: null,
    extensions: [Document, Paragraph, Text, UndoRedo, Picture],
    content: doc(...texts.map(paragraph)),
  })
  // Without an element it has none of them, and no undo.
  for (const plugin of editor.extensionManager.plugins) editor.registerPlugin(plugin)
  return editor
}

it('takes back what was written here, and not what a colleague saved', () => {
  const editor = open('春')
  editor.commands.insertContentAt(2, letter('茶'))
  showContent(editor, doc(paragraph('春茶'), paragraph('同事的一段')))
  editor.commands.insertContentAt(3, letter('园'))
  editor.commands.undo()
  editor.commands.undo()
  expect(editor.getJSON()).toEqual(doc(paragraph('春'), paragraph('同事的一段')))
  editor.commands.undo()
  expect(editor.getJSON()).toEqual(doc(paragraph('春'), paragraph('同事的一段')))
})

it('leaves caret, undo and the place of a picture where they were when a colleague’s text is merged', () => {
  const editor = open('一', '二', '三')
  const place = keepPosition(editor, 9)
  editor.commands.insertContentAt(8, letter('茶'))
  editor.commands.setTextSelection(5)
  showContent(editor, doc(paragraph('一'), paragraph('新的一段'), paragraph('二'), paragraph('三茶')))
  expect(editor.state.selection.from).toBe(5 + paragraphSize('新的一段'))
  place.insert(picture('a'))
  const merged = ['一', '新的一段', '二', '三茶'].map(paragraph)
  expect(editor.getJSON()).toEqual(doc(...merged, picture('a')))
  editor.commands.undo()
  editor.commands.undo()
  expect(editor.getText({ blockSeparator: '|' })).toBe('一|新的一段|二|三')
})

it.each([
  [['一一'], ['一一一']],
  [['一', '二'], ['一二']],
  [['一二'], ['一', '二']],
  [['一', '二', '一'], ['一']],
  [['一'], ['']],
  [[''], ['一', '', '一']],
])('shows exactly what was saved: %j, then %j', (before, after) => {
  const editor = open(...before)
  showContent(editor, doc(...after.map(paragraph)))
  expect(editor.getJSON()).toEqual(doc(...after.map(paragraph)))
})

it('shows an empty text as one without letters', () => {
  const editor = open('一', '二')
  showContent(editor, doc())
  expect(editor.getJSON()).toEqual(doc(paragraph('')))
})

it('inserts pictures in their order where they were pasted, and replaces nothing that was selected later', () => {
  const editor = open('一', '', '三')
  // In the empty paragraph.
  const place = keepPosition(editor, 4)
  editor.commands.insertContentAt(2, letter('段'))
  editor.commands.setTextSelection({ from: 6, to: 8 })
  place.insert(picture('a'))
  place.insert(picture('b'))
  place.end()
  expect(editor.getJSON()).toEqual(doc(paragraph('一段'), picture('a'), picture('b'), paragraph('三')))
})

it('leaves a picture before what is written on at the place where it was pasted', () => {
  const editor = open('一')
  const place = keepPosition(editor, 2)
  editor.commands.insertContentAt(2, letter('二'))
  place.insert(picture('a'))
  expect(editor.getJSON()).toEqual(doc(paragraph('一'), picture('a'), paragraph('二')))
})
