import type { Attachment } from './attachment.ts'

const title = { zh: '响应文件格式', en: 'Forms for responses' }

export const formsZh: Attachment = {
  name: 'response-forms-zh',
  language: 'zh',
  title: { zh: title.zh, en: `${title.en} (in Chinese)` },
  about: '灵山集团采购通用文本 · 第六版',
  body: `## 使用说明

1. 响应文件按本格式的次序装订，逐页编号，双面打印，不使用硬壳封面。
2. 表格不够可自行加行，不得删列。没有内容的填“无”，不留空白。
3. 除签字盖章处外，建议全部打印。手写修改处须由授权代表签字。
4. 电子版为一个 PDF 文件，与纸质正本一致；两者不一致的，以纸质正本为准。

## 一、响应函

> 致：灵山集团采购室
>
> 我方已仔细阅读（项目名称）（编号）的全部采购文件，自愿参加响应，并承诺：
>
> （一）响应自截止之日起九十日内有效；
>
> （二）所提供的材料真实、完整，可供核查；
>
> （三）不与其他供应商串通，不向采购人员及评审人员赠送任何财物；
>
> （四）一经成交，按采购文件与本响应文件签订合同。
>
> 供应商（盖章）：　　　　　　　授权代表（签字）：　　　　　　　日期：

## 二、报价表

| 序号 | 名称 | 规格 | 数量 | 单价（元） | 小计（元） |
| --- | --- | --- | --- | --- | --- |
| 1 | | | | | |
| 2 | | | | | |
| 3 | | | | | |
| 合计 | 大写： | | | | |

报价为含税价，包含运输、安装、检验、培训及质保期内的全部费用。只允许一个报价，附条件的报价无效。

## 三、资格证明

| 序号 | 材料 | 页码 |
| --- | --- | --- |
| 1 | 营业执照副本复印件 | |
| 2 | 公告要求的资质、许可证书 | |
| 3 | 近三年无重大违法违规记录的声明 | |
| 4 | 近五年同类项目合同首页、签字页与用户评价 | |
| 5 | 项目负责人社会保险缴纳证明 | |

## 四、技术响应与偏离表

| 条款号 | 采购要求 | 响应内容 | 偏离（无／正／负） | 说明 |
| --- | --- | --- | --- | --- |
| | | | | |
| | | | | |
| | | | | |

逐条填写。只写“完全响应”而无具体参数的，该条不得分。

## 五、服务与质保方案

请用不超过四页说明：服务网点与人员、响应时间、备件供应、培训安排、质保期外的收费标准。

## 六、环境与用工说明

请用一页说明：包装材料如何回收，运输如何减少空驶，现场人员的工伤保险与工时安排，是否雇用本地人员。本项计入评分，不设固定答案。

## 七、廉洁承诺

我方承诺不以任何名义向灵山集团及其所属单位的员工、亲属赠送礼品、礼金、消费卡或安排宴请、旅游。如有员工索要，我方将拨打 0000-8800-110 反映。违反本承诺的，同意取消成交资格，三年内不参加灵山集团的采购。

> 供应商（盖章）：　　　　　　　日期：
`,
}

export const formsEn: Attachment = {
  name: 'response-forms-en',
  language: 'en',
  title: { zh: `${title.zh}（英文）`, en: title.en },
  about: 'Lingshan Group, general procurement documents, sixth edition. The Chinese text governs.',
  body: `## How to use these forms

1. Bind the response in the order given here, number every page, print on both sides and use no hard covers.
2. Rows may be added, but no column removed. Where there is nothing to say write “none”; leave nothing blank.
3. Please print everything except signatures. Corrections by hand must be signed by the authorised representative.
4. The electronic copy is a single PDF identical with the paper original. If they differ, the paper original prevails.

## Form 1. Letter of response

> To the Procurement Office, Lingshan Group
>
> We have read all the documents for (project) (number), wish to take part, and undertake that:
>
> (a) our response remains valid for ninety days from the closing date;
>
> (b) what we submit is true, complete and open to verification;
>
> (c) we have not colluded with any other supplier, and have given nothing to anyone who buys or assesses;
>
> (d) if chosen, we will sign a contract on the terms of the documents and of this response.
>
> Supplier (stamp):         Representative (signature):         Date:

## Form 2. Prices

| No. | Item | Specification | Quantity | Unit price (RMB) | Amount (RMB) |
| --- | --- | --- | --- | --- | --- |
| 1 | | | | | |
| 2 | | | | | |
| 3 | | | | | |
| Total | | | | | |

Prices include tax, transport, installation, inspection, training and everything due during the warranty. One price only; conditional prices are not valid.

## Form 3. Qualifications

| No. | Document | Page |
| --- | --- | --- |
| 1 | Copy of the business licence | |
| 2 | Certificates and permits named in the notice | |
| 3 | Declaration of no serious breach of law in three years | |
| 4 | First and signature pages of comparable contracts in five years, with the client’s opinion | |
| 5 | Proof of social insurance for the project lead | |

## Form 4. Technical response and departures

| Clause | Requirement | Response | Departure (none, better, worse) | Explanation |
| --- | --- | --- | --- | --- |
| | | | | |
| | | | | |
| | | | | |

Answer clause by clause. “Complies”, without figures, earns no marks.

## Form 5. Service and warranty

In no more than four pages: where you would serve us from and with whom, how soon, with what parts; training; and what you would charge once the warranty has ended.

## Form 6. Environment and employment

In one page: how packaging is taken back, how empty journeys are avoided, how people on site are insured and for how long they work, and whether any are local. This is marked. There is no set answer.

## Form 7. Integrity

We undertake not to offer gifts, money, cards, meals or travel, under any name, to anyone employed by Lingshan Group or its companies, or to their families. If anyone asks for them we will ring 0000-8800-110. Should we break this undertaking we accept that we lose the contract and may not take part in the Group’s procurement for three years.

> Supplier (stamp):         Date:
`,
}
