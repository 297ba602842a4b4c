import type { Sample } from '../../../entry.ts'

/** What the tests of the program check, and what they do not. */
export const accessibility: Omit<Sample<'statement'>, 'kind'> = {
  id: 'accessibility',
  shared: { sort: 20, publishedAt: '2026-06-01T09:10:00+08:00' },
  zh: {
    title: '无障碍声明',
    summary: '我们希望老年人、残疾人和每一位访客都能顺利使用本网站。这里说明目标、已做的检查和尚存的不足。',
    body: `## 我们的目标

本网站以《Web 内容无障碍指南》（WCAG）2.2 的 AA 级为目标，中文与英文页面要求相同。

## 适老模式

页面顶部的字号按钮可以切换到适老模式；在手机上，先打开菜单，按钮就在菜单里。切换后文字和按钮变大、间距加宽，动画停止。网站会记住您的选择，再按一次即恢复标准模式。

## 朗读

新闻等文章的标题下方有“朗读”按钮，由您的设备读出全文，再按一次即停止。不能发声的浏览器里没有这个按钮。

## 键盘与读屏软件

- 所有功能都可以只用键盘完成：Tab 键移到下一处，Enter 键打开，Esc 键关闭搜索和菜单
- 每页的第一个链接是“跳到主要内容”
- 标题、列表、导航和表格都有语义标记，图片有替代文字，装饰图片不会被朗读
- 在系统中设置“减少动态效果”后，页面不再播放动画
- 不启用 JavaScript 也可以阅读全部内容

## 做过哪些检查

每次发布新版本前，程序在真实的浏览器中自动检查两种语言的每一类页面：

1. 用无障碍检测工具 axe 检查桌面、手机与适老模式三种显示方式
2. 窗口宽 320 像素、文字放大到 200% 时，内容不被遮挡，也不需要左右滚动
3. 适老模式下，正文不小于 24 像素，按钮和链接有足够的大小与间距
4. 导航、搜索、地图和图片浏览可以用键盘操作，焦点位置正确

## 尚存的不足

- 自动检查只能发现一部分问题。本网站还没有经过第三方评测，也没有请残疾人逐页试用
- 交互地图需要 JavaScript。同样的地点在旁边以文字列出，附有地址
- 社会责任报告等 PDF 文件带有标签和书签，但没有逐份用读屏软件核对
- 链接到的其他网站不在本声明的范围之内

## 遇到困难时

如果有内容读不到、功能用不了，请致电服务热线 400-000-0026，或发送邮件至 [hello@lingshan.example](mailto:hello@lingshan.example)，说明是哪一页、使用什么设备和软件。您也可以请我们把某一页的内容读给您听，或以其他形式发给您。

本声明写于 2026 年 6 月 1 日，网站有较大改动时更新。`,
  },
  en: {
    title: 'Accessibility',
    summary:
      'We want older people, people with disabilities and every other visitor to be able to use this site. Here is what we aim for, what has been checked and what still falls short.',
    body: `## What we aim for

This site aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in Chinese and in English alike.

## Large text

The text-size button at the top of each page switches to large text; on a phone you will find it in the menu. Text and buttons become bigger, there is more space between them, and nothing moves. The site remembers your choice. Press the button again to return to standard text.

## Read aloud

News and other articles have a “Read aloud” button below the title: your device reads the text to you, and stops when you press it again. Browsers that cannot speak have no button.

## Keyboard and screen readers

- Everything can be done with the keyboard alone: Tab moves on, Enter opens, Esc closes search and menu
- The first link on each page is “Skip to content”
- Headings, lists, navigation and tables are marked up as such; pictures have a text alternative, and decoration is not read out
- If your system is set to reduce motion, pages have no animations
- Everything can be read without JavaScript

## What has been checked

Before each release every kind of page is tested automatically, in both languages and in a real browser:

1. with the accessibility checker axe, on a desktop, on a phone and in large text
2. in a window 320 pixels wide and with text at 200 per cent: nothing is cut off, and there is no need to scroll sideways
3. in large text: running text of at least 24 pixels, and buttons and links that are large enough and far enough apart
4. with the keyboard: navigation, search, maps and picture galleries, and where the focus goes

## Where it falls short

- Automatic tests find only some of the problems. The site has not been assessed by a third party, nor tried page by page by people with disabilities
- The interactive map needs JavaScript. The same places are listed beside it as text, with their addresses
- PDF files such as the responsibility reports are tagged and have bookmarks, but have not each been checked with a screen reader
- Other websites that we link to are not covered by this statement

## If something does not work

If there is something you cannot read or use, call the visitor hotline, 400-000-0026, or write to [hello@lingshan.example](mailto:hello@lingshan.example). Tell us which page it is, and which device and software you use. You may also ask us to read a page to you, or to send it in another form.

This statement was written on 1 June 2026 and is revised whenever the site changes substantially.`,
  },
}
