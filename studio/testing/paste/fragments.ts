// Clipboard contents in the form that Word 2019 and WPS Office 12 write them, shortened.

export const wordArticle = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/EDITOR~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:宋体;} p.MsoNormal {margin:0cm; font-size:10.5pt;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt;text-justify-trim:punctuation'><!--StartFragment-->
<p class=MsoTitle align=center style='text-align:center'><b><span style='font-size:16.0pt;font-family:黑体'>集团春季工作会议召开<span lang=EN-US><o:p></o:p></span></span></b></p>
<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span style='font-family:宋体;mso-ascii-font-family:Calibri'>　　四月二十日，集团召开</span><b style='mso-bidi-font-weight:normal'><span style='font-family:宋体;color:red'>春季工作会议</span></b><span style='font-family:宋体'>，回顾第一季度
经营情况，部署全年任务。</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<h2><span style='font-family:等线;mso-fareast-font-family:等线'>会议要点</span><span lang=EN-US><o:p></o:p></span></h2>
<p class=MsoNormal><span lang=EN-US><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:120pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=160 height=90 src="file:///C:/Users/EDITOR~1/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="图片_x0020_1"><![endif]></span></p>
<p class=MsoNormal><span style='font-family:宋体'>详见<span lang=EN-US><a href="https://example.org/a?b=1&amp;c=2" target="_blank"><span lang=EN-US style='mso-fareast-font-family:宋体'><span lang=EN-US>会议公告</span></span></a></span>。</span></p>
<!--EndFragment--></body></html>`

/** A paragraph that Word shows with a bullet or with a number that it counts itself. */
export const wordItem = (list: string, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-char-indent-count:0;mso-list:${list} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span style='font-family:宋体'>${text}</span><span lang=EN-US><o:p></o:p></span></p>`

export const wordList = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
${wordItem('l0 level1', '1.', '安全生产')}
${wordItem('l0 level2', '', '景区索道年检')}
${wordItem('l0 level2', '', '消防演练')}
${wordItem('l0 level1', '2.', '绿色发展')}
<p class=MsoNormal><span style='font-family:宋体'>以上各项由各单位落实。</span></p>
<!--EndFragment--></body></html>`

const cell = (text: string, more = '', bold = false) =>
  `<td width=189 valign=top ${more} style="width:142.05pt;padding:0.0000pt 5.4000pt;border:1.0000pt solid windowtext;">` +
  `<p class=MsoNormal align=justify style="text-align:justify;text-justify:inter-ideograph;"><span style="mso-spacerun:'yes';font-family:宋体;${bold ? 'font-weight:bold;' : ''}font-size:10.5000pt;mso-font-kerning:1.0000pt;"><font face="宋体" >${text}</font></span><span style="mso-spacerun:'yes';font-size:10.5000pt;"><o:p></o:p></span></p></td>`

export const wpsTable = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="WPS Office"></head>
<body style="tab-interval:21pt;"><!--StartFragment--><div class="Section0" style="layout-grid:15.6000pt;">
<table class=MsoTableGrid border=1 cellspacing=0 style="border-collapse:collapse;width:426.1000pt;mso-padding-alt:0 5.4pt 0 5.4pt;">
<tr>${cell('景区', '', true)}${cell('票价', 'colspan=2', true)}</tr>
<tr>${cell('灵湖', 'rowspan=2')}${cell('成人')}${cell('80&nbsp;元')}</tr>
<tr>${cell('儿童')}${cell('40&nbsp;元')}</tr>
</table></div><!--EndFragment--></body></html>`
