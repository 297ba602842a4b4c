import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'

/** The words about saving, and about what could be lost. */
export const savingMessages = {
  zh: {
    save: {
      saved: (moment: string, no: number) => `已保存 · ${moment}（北京时间） · 第 ${no} 版`,
      changed: '有改动，稍后自动保存',
      saving: '正在保存……',
      offline: '没有连接到服务器。改动已留在这台电脑上，恢复连接后自动保存。',
      unavailable: (reason: string) => `${reason}。改动已留在这台电脑上，稍后自动再次保存。`,
      withoutCopy: (reason: string) =>
        `${reason}。浏览器的存储已满或被禁用，改动无法留在这台电脑上：请不要关闭此页，稍后自动再次保存。`,
      refused: '还没有保存：请先修改下面的内容',
      conflict: (count: number) => `有 ${count} 处您和别人都改了，请选择保留哪一份`,
      now: '立即保存',
      decide: '去选择',
    },
    others: (names: string, _count: number, editing: boolean) =>
      editing ? `${names}正在编辑这篇内容` : `${names}也打开了这篇内容`,
    renewed: (name: string, no: number) => `已并入${name}保存的第 ${no} 版`,
    conflict: {
      of: (label: string) => `${label}：两人都改了`,
      text: (name: string, moment: string) => `${name}也改了这里，并已于 ${moment}（北京时间）保存。`,
      choose:
        '请选择保留哪一份。对方的一份始终可在历史版本中找到；您若用了对方的，在下一次改动之前可按 Ctrl+Z（Mac 为 ⌘Z）换回自己的。',
      both: '删除线是对方版本中有、您没有的，下划线是您加上的',
      mine: '用我的',
      notMine:
        '对方可能还改了您不负责的语言，因此不能整项用您的：请先复制您写的内容，用了对方的之后再填回去。',
      theirs: (name: string) => `用${name}的`,
      empty: '（空）',
    },
    copy: {
      title: '这台电脑上有没保存的内容',
      text: (moment: string) => `上次离开时有改动没有保存到服务器（${moment}，北京时间）。要恢复吗？`,
      legend: '与服务器上的版本相比：',
      restore: '恢复这些改动',
      drop: '放弃',
      restored: '已恢复，将自动保存',
    },
    leave: {
      title: '还有改动没有保存',
      text: '现在离开，这些改动只留在这台电脑上，下次打开时可以恢复。',
      lost: '浏览器的存储已满或被禁用，改动无法留在这台电脑上。现在离开，这些改动会丢失。',
      stay: '留在这里',
      go: '仍然离开',
    },
  },
  en: {
    save: {
      saved: (moment: string, no: number) => `Saved · ${moment} (Beijing time) · revision ${no}`,
      changed: 'Changed; will be saved in a moment',
      saving: 'Saving…',
      offline:
        'The server does not answer. Your changes are kept on this computer and saved when it is back.',
      unavailable: (reason: string) =>
        `${reason}. Your changes are kept on this computer and will be saved by themselves.`,
      withoutCopy: (reason: string) =>
        `${reason}. This browser cannot keep your changes, because its storage is full or blocked: leave this page open, they will be saved by themselves.`,
      refused: 'Not saved yet: something has to be changed first',
      conflict: (count: number) =>
        count === 1
          ? 'One field was changed by you and someone else: choose a version'
          : `${count} fields were changed by you and someone else: choose a version of each`,
      now: 'Save now',
      decide: 'Go and choose',
    },
    others: (names: string, count: number, editing: boolean) =>
      editing
        ? `${names} ${count === 1 ? 'is' : 'are'} editing this`
        : `${names} also ${count === 1 ? 'has' : 'have'} this open`,
    renewed: (name: string, no: number) => `Merged with revision ${no}, saved by ${name}`,
    conflict: {
      of: (label: string) => `${label}: changed by two people`,
      text: (name: string, moment: string) =>
        `${name} changed this too and saved it on ${moment} (Beijing time).`,
      choose:
        'Choose which version stays. Theirs remains in the history; if you use it, Ctrl+Z (⌘Z on a Mac) brings yours back until your next change.',
      both: 'Struck through: only in theirs. Underlined: only in yours.',
      mine: 'Use mine',
      notMine:
        'They may have changed another language too, which you do not write, so that yours cannot replace all of it: copy your words, take theirs, and put yours in again.',
      theirs: (name: string) => `Use ${name}’s`,
      empty: '(empty)',
    },
    copy: {
      title: 'Unsaved work on this computer',
      text: (moment: string) =>
        `When you last left, changes had not reached the server (${moment}, Beijing time). Restore them?`,
      legend: 'Compared with the version on the server:',
      restore: 'Restore these changes',
      drop: 'Discard',
      restored: 'Restored; will be saved in a moment',
    },
    leave: {
      title: 'Some changes are not saved',
      text: 'If you leave now they stay on this computer only, and can be restored when you open this again.',
      lost: 'This browser cannot keep these changes, because its storage is full or blocked. If you leave now they are lost.',
      stay: 'Stay',
      go: 'Leave anyway',
    },
  },
} satisfies Record<InterfaceLanguage, unknown>
