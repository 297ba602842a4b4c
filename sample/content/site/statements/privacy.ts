import type { Sample } from '../../../entry.ts'

/** What the program stores and logs, as it is: a change of that changes this text. */
export const privacy: Omit<Sample<'statement'>, 'kind'> = {
  id: 'privacy',
  shared: { sort: 10, publishedAt: '2026-06-01T09:00:00+08:00' },
  zh: {
    title: '隐私声明',
    summary:
      '浏览本网站无需注册。本网站不统计您的行为，不投放广告，只在您的设备上记住您选择的语言、字号和地图。',
    body: `本声明说明您浏览本网站时，哪些信息会被保存、用来做什么、保存多久。

## 保存在您设备上的信息

本网站最多使用三个 Cookie，都不含可以识别您身份的内容：

| 名称 | 用途 | 保存时间 |
|---|---|---|
| webLang | 记住当前页面的语言 | 一年 |
| i18n_redirected | 记住您主动切换的语言 | 一年 |
| view | 记住您开启了适老模式 | 一年，关闭适老模式时删除 |

此外，浏览器会在当前标签页中暂存页面的滚动位置，以便您返回时回到原处；页面未能完整载入时，还会暂存其地址，避免反复重试。关闭标签页后，这些内容即由浏览器清除。

您可以随时在浏览器中删除或禁用 Cookie，页面仍可正常阅读。

## 服务器日志

为查找故障、防范攻击，网站程序为每次访问记录一行日志：时间、您的网络地址（IP 地址）、请求的方式与页面地址、处理结果和用时。页面地址中问号之后的内容，例如您输入的搜索词，不写入日志。

没有找到结果、或没有内容包含全部词语的搜索，只按词语和日期计数，用来补充内容，90 天后删除；计数不含网络地址和 Cookie，像电话、证件号码或邮箱的内容不计入。

日志保存六个月，期满自动删除，只有维护网站的人员可以查看；除法律要求外，不提供给他人。

## 地图与位置

本网站自带的地图由本网站的服务器提供，不连接第三方。如果页面另外提供高德地图，会先征得您的同意才载入；载入后，高德可以得知您的 IP 地址和查看的区域。您的选择只保存在您的设备上，可以随时改回。

步行路线只在您选择以“我的位置”为起点、并在浏览器中同意后，才读取您的位置。使用自带地图时，路线在您的设备上计算，位置不会发送给我们；使用高德地图时，位置会发送给高德。

## 我们不做的事

- 不设访客账号，不要求您留下姓名或电话
- 不使用统计代码、广告或社交网站插件
- 不记录您在不同网站之间的浏览行为
- 不出售、不交换访问信息

## 电话与邮件

您来电或发送邮件时，我们只为答复您而使用您提供的信息。请不要在邮件中附上证件号码等与事项无关的内容。

## 联系我们

对本声明有疑问，或希望查询、更正、删除与您有关的信息，请发送邮件至 [hello@lingshan.example](mailto:hello@lingshan.example)，或致电服务热线 400-000-0026。其他联系方式见[联系我们](/information/contact)。`,
  },
  en: {
    title: 'Privacy',
    summary:
      'You need no account to read this site. It does not track you and shows no advertising; all it remembers on your device is the language, text size and map you choose.',
    body: `This statement says what is stored when you visit this site, what it is for and how long we keep it.

## What is stored on your device

The site uses three cookies at most. None of them can identify you.

| Name | What it is for | How long |
|---|---|---|
| webLang | remembers the language of the page | one year |
| i18n_redirected | remembers the language you chose yourself | one year |
| view | remembers that you switched to large text | one year; removed when you switch back |

In the open tab your browser also holds how far you have scrolled, so that going back returns you to the same place, and the address of a page that did not load completely, so that it is not tried over and over. It clears both when you close the tab.

You may delete or block cookies in your browser at any time. Every page can still be read.

## Server log

To find faults and fend off attacks, the program writes one line for each request: the time, your IP address, the method and address of the page, the result and how long it took. Whatever follows a question mark in an address, such as the words you search for, is left out.

Searches that find nothing, or nothing with all their words, are counted by their words and the day, so that we can add what is missing, and deleted after 90 days. The count holds no address and no cookie, and leaves out anything that looks like a telephone number, an ID number or an email address.

Log entries are deleted after six months. Only the people who maintain the site can read them, and we pass them to others only where the law requires it.

## Maps and your position

Our own map comes from our own server and contacts nobody else. Where a page also offers AMap, it asks you before loading it; AMap then learns your IP address and the area you look at. Your choice is stored on your device only, and you can change it at any time.

A walking route reads your position only if you choose to start from there and your browser has asked you. With our own map the route is worked out on your device and your position is not sent to us. With AMap it is sent to AMap.

## What we do not do

- We have no visitor accounts and do not ask for your name or number
- We use no analytics, advertising or social media plug-ins
- We do not follow you from one website to another
- We do not sell or exchange information about visits

## Calls and emails

When you ring or write to us, we use what you tell us only to answer you. Please do not send identity numbers or anything else the matter does not need.

## Contact

If you have a question about this statement, or wish to see, correct or delete information about you, write to [hello@lingshan.example](mailto:hello@lingshan.example) or call the visitor hotline, 400-000-0026. There are more ways to reach us under [Contact Us](/information/contact).`,
  },
}
