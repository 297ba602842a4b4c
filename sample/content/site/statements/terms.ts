import type { Sample } from '../../../entry.ts'

export const terms: Omit<Sample<'statement'>, 'kind'> = {
  id: 'terms',
  shared: { sort: 30, publishedAt: '2026-06-01T09:20:00+08:00' },
  zh: {
    title: '使用条款',
    summary: '本网站是一个示例，内容纯属虚构。这里说明内容的性质、文字与图画的许可和链接的使用。',
    body: `## 示例内容

本网站是网站程序的示例。集团、企业、景区、人物、地址、电话、数据与新闻均为虚构，与任何真实机构或个人无关，如有相同或相似，纯属巧合。

采购、招租、招聘、课程等信息同样是示例，不构成要约，也无法报名、投递或响应。请不要据此出行、汇款或作出其他决定。

## 文字与图画

示例的文字与图画为本项目而作，与程序一样以 MIT 许可证发布：在保留版权与许可声明的前提下，可以复制、修改和再发布，包括用于商业用途。程序使用的字体与软件包适用各自的许可证。

## 链接

您可以链接到本网站的任何页面，无需事先征得同意。请让读者看得出打开的是本网站，不要把页面嵌入其他网站。

本网站也有通往其他网站的链接。那些网站由各自的经营者负责；以“.example”结尾的地址专供示例使用，并不存在。

## 供程序读取的内容

公开内容也可以由程序读取：新闻、公告、招聘等栏目提供 RSS 订阅，全部公开内容可以通过接口获取，说明见本网站的 /backends/docs。请控制读取的频率，过于频繁的请求会被暂时拒绝。

## 核对文件

公告附件下方和社会责任报告的页面有“核对文件”，点开即见文件的校验值（哈希）。计算所下载文件的 SHA-256，两者相同，文件就没有被改动。

## 可用性与更改

我们尽力使网站准确、可用，但不保证没有差错和中断。内容可能随时更新或撤下；本条款更改时，以本页最新文本为准。

## 联系我们

对本条款有疑问，或发现内容有误，请发送邮件至 [hello@lingshan.example](mailto:hello@lingshan.example)。另请参阅[隐私声明](/statement/privacy)和[无障碍声明](/statement/accessibility)。`,
  },
  en: {
    title: 'Terms of use',
    summary:
      'This site is an example, and everything in it is fiction. Here is what that means, how its texts and pictures may be used, and how links are handled.',
    body: `## Sample content

This site demonstrates the program that runs it. The Group, its companies, places, people, addresses, telephone numbers, figures and news are invented. They have no link with any real organisation or person, and any resemblance is coincidental.

The same is true of notices, premises to let, vacancies and courses. They are not offers, and nobody can apply for them or respond to them. Please do not travel, pay or decide anything on the strength of what you read here.

## Texts and pictures

The texts and pictures of the sample were made for this project and are published, like the program, under the MIT licence: you may copy, change and republish them, including commercially, as long as the copyright and licence notice stays with them. Typefaces and software packages used by the program have licences of their own.

## Links

You may link to any page of this site without asking. Please let readers see that it is this site they have opened, and do not embed its pages in another.

The site also links to others, for which their own operators are responsible. Addresses that end in “.example” are reserved for examples and do not exist.

## For programs

Public content may be read by programs too: news, notices, vacancies and others have RSS feeds, and an interface, documented at /backends/docs on this site, provides everything that is public. Please ask at a moderate pace. Too many requests are refused for a while.

## Checking a file

Below the files of notices and on the page of each responsibility report, “Check the file” shows the checksum (hash) of the file. Work out that of your download: if both are the same, the file has not been changed.

## Availability and changes

We do our best to keep the site correct and available, but cannot promise that it is free of errors or interruptions. Content may be changed or withdrawn at any time. If these terms change, the newest text on this page applies.

## Contact

If you have a question about these terms or have found a mistake, write to [hello@lingshan.example](mailto:hello@lingshan.example). See also our statements on [privacy](/statement/privacy) and [accessibility](/statement/accessibility).`,
  },
}
