import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'

/** The words of import and export. */
export const importExportMessages = {
  zh: {
    title: (kind: string) => `${kind}：导入与导出`,
    back: '返回列表',
    exportTitle: '导出',
    exportText:
      '导出全部内容的最新版本，中英文都在其中。CSV 可以用 Excel 或 WPS 打开；JSON 完整保留正文格式。',
    exportCsv: '导出 CSV',
    exportJson: '导出 JSON',
    exportOne: '一次只能导出一个文件：请等上一个下载完再导出下一个。',
    importTitle: '导入',
    importText:
      '选择一个 CSV 或 JSON 文件，格式与导出的文件相同。系统先试导一遍，逐条列出结果；确认之后才会写入，并一律存为草稿。',
    choose: '选择文件',
    file: (name: string) => `已选择：${name}`,
    checking: '正在试导……',
    result: '试导结果',
    resultDone: '导入结果',
    counts: (news: number, changed: number, same: number, refused: number) =>
      `新建 ${news} 项，修改 ${changed} 项，未变 ${same} 项，不能导入 ${refused} 项。`,
    refusedNote: '有不能导入的内容时，整个文件都不会写入。请改正后重新选择文件。',
    nothing: '文件中没有需要写入的内容。',
    doneText: '导入完成，新内容和修改已存为草稿。',
    run: (count: number) => `写入 ${count} 项`,
    running: '正在写入……',
    row: '序号',
    entry: '标题',
    outcome: '结果',
    issues: '说明',
    results: { new: '新建', changed: '修改', same: '未变', refused: '不能导入' },
    tooLarge: '文件超过 5 MB。请分成几个文件导入。',
    wrongType: '请选择 CSV 或 JSON 文件。Excel、WPS 工作簿请先另存为“CSV UTF-8”。',
    notText: '文件编码无法识别。请在 Excel 或 WPS 中另存为“CSV UTF-8”后再试。',
    notRead: '文件无法读取。请确认它没有被移动，也没有在其他程序中打开，然后重新选择。',
    gbk: '文件是按 GBK 编码读取的。请核对标题是否正确；GBK 中没有的字符，保存时已变成问号。另存为“CSV UTF-8”可保留全部字符。',
  },
  en: {
    title: (kind: string) => `${kind}: import and export`,
    back: 'Back to the list',
    exportTitle: 'Export',
    exportText:
      'The newest revision of every entry, in both languages. CSV opens in any spreadsheet; JSON keeps rich text whole.',
    exportCsv: 'Export CSV',
    exportJson: 'Export JSON',
    exportOne: 'One export at a time: wait until the last one has been downloaded.',
    importTitle: 'Import',
    importText:
      'Choose a CSV or JSON file of the same form as an exported one. It is first tried without writing and the result of each entry is shown; only when you confirm is it written, always as drafts.',
    choose: 'Choose a file',
    file: (name: string) => `Chosen: ${name}`,
    checking: 'Trying it…',
    result: 'Result of the trial',
    resultDone: 'Result of the import',
    counts: (news: number, changed: number, same: number, refused: number) =>
      `${news} new, ${changed} changed, ${same} unchanged, ${refused} refused.`,
    refusedNote:
      'As long as any entry is refused, nothing of the file is written. Correct it and choose it again.',
    nothing: 'There is nothing in this file to write.',
    doneText: 'Imported. What is new or changed has been saved as drafts.',
    run: (count: number) => (count === 1 ? 'Write 1 entry' : `Write ${count} entries`),
    running: 'Writing…',
    row: 'No.',
    entry: 'Title',
    outcome: 'Result',
    issues: 'Why',
    results: { new: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Refused' },
    tooLarge: 'The file is larger than 5 MB. Import it in parts.',
    wrongType: 'Choose a CSV or JSON file. Save a workbook as “CSV UTF-8” first.',
    notText:
      'The encoding of this file is not known. Save it as “CSV UTF-8” in your spreadsheet and try again.',
    notRead:
      'The file cannot be read. Make sure that it was not moved and is not open in another program, then choose it again.',
    gbk: 'The file was read as GBK. Check that the titles are right: characters that GBK lacks became question marks when it was saved. “CSV UTF-8” keeps them all.',
  },
} satisfies Record<InterfaceLanguage, unknown>
