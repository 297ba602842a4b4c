import { entriesOf } from '../../entry.ts'

export const hotline = () =>
  entriesOf('hotline', [
    {
      id: 'hotline',
      shared: {
        phones: [{ number: '0000-8800-110' }],
        email: 'integrity@lingshan.example',
        postcode: '000026',
      },
      zh: {
        address: '云山市岚屿区湖西路 26 号灵山大厦 集团纪委',
        hours: '工作日 8:30–17:30，其余时间可留言',
        notice: `## 受理范围

集团及所属单位员工在采购、招租、工程、用人、资金使用中的违纪违规行为，以及利用职务索要、收受财物的行为。

票务、住宿与服务方面的意见，请拨打服务热线 [400-000-0026](tel:400-000-0026)；反映职务违法犯罪的，请向监察机关举报；其他违法犯罪线索，请向公安机关报案。

## 举报方式

1. 来电、来信、来访或发送邮件均可，也可以匿名。
2. 请尽量说明单位、姓名、时间、地点和经过，有单据、照片、录音的可一并提供。
3. 实名举报的，请留下联系方式，以便答复。

## 办理流程

- 收到之日起两个工作日内登记，由两人以上共同办理，与被反映人有关系的人员一律回避。
- 十五个工作日内答复；情况复杂需要延长的，说明原因和新的期限，最长不超过六十个工作日。
- 每年的[社会责任报告](/information/report)公布受理与查实的件数。

## 保护与责任

> 反映人的姓名、电话与材料只由经办人知悉，材料单独存放。任何人打听、泄露或打击报复，一经查实即予处理。

如实反映而未能查实的，不承担责任。请勿捏造事实、诬告他人。`,
      },
      en: {
        address: 'Discipline Inspection Commission, Lingshan House, 26 Huxi Road, Lanyu District, Yunshan',
        hours: 'Working days 8:30–17:30; messages at other times',
        notice: `## What to report

Misconduct by anyone employed by the Group or its companies in purchasing, leasing, construction, appointments or the use of funds; and anyone who uses their position to demand or accept gifts or money.

For tickets, rooms and service please call the visitor hotline, [400-000-0026](tel:400-000-0026). If you believe a crime has been committed, please go to the police or, for crimes committed in office, to the supervisory authority.

## How to report

1. Telephone, write, call in person or send an email. You need not give your name.
2. Say as clearly as you can what happened, who was involved, when and where. Receipts, photographs and recordings are helpful.
3. If you give your name, please leave contact details so that we can reply.

## How we handle reports

- Your report is registered within two working days and handled by at least two people. Anyone connected with the person concerned must recuse themselves.
- You will receive a reply within fifteen working days. If more time is needed we tell you why and until when; never more than sixty working days in all.
- How many reports were received and upheld is published every year in the [responsibility report](/information/report).

## Protection and responsibility

> Your name, number and papers are known only to those handling the matter, and are kept apart. Anyone who makes enquiries about you, discloses your identity or retaliates will be disciplined.

A report made in good faith that cannot be confirmed has no consequences for you. Please do not invent facts or accuse anyone falsely.`,
      },
    },
  ])
