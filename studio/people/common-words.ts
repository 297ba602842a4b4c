/**
 * Words that most guessed passwords are made of, from the lists that leaks have made known. A password that is one of
 * them with digits or signs around it is refused. Groups stand on a line each: English, keyboards, pinyin, ours.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passphrase passcode pass secret secure security letmein welcome changeme default guest login signin
admin administrator root superuser user username test tester testing temp temporary demo example sample manager master
mypassword newpassword thepassword passwordpassword mysecret letmeinnow access private office company computer internet
website server database system windows microsoft google facebook amazon apple samsung linkedin twitter whatsapp android
dragon monkey shadow sunshine princess football baseball basketball soccer hockey superman batman spiderman starwars
pokemon michael jordan jennifer jessica ashley daniel charlie thomas andrew joshua matthew robert william maggie ginger
buster hunter killer soldier cookie chocolate cheese banana orange summer winter spring autumn monday friday january
december february september october november freedom forever whatever nothing trustno iloveyou loveyou lovely loveme
fuckyou babygirl sweetheart angel flower butterfly rainbow purple silver golden diamond mustang ferrari porsche mercedes
yankees liverpool arsenal chelsea barcelona manchester london america canada china beijing shanghai hello helloworld
goodbye happy lucky blessed jesus heaven christ matrix hacker ninja phoenix tigger pepper merlin cowboy corvette harley
correcthorsebatterystaple
qwerty qwertyuiop qwertyui qwert asdfgh asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx qazwsxedc wsxedc qweasd qweasdzxc asdzxc
qwaszx poiuytrewq lkjhgfdsa mnbvcxz qweqwe asdasd zxczxc azerty azertyuiop qwertz abcdef abcdefg abcdefgh abcabc abcd abc
xxxxxx zzzzzz aaaaaa aabbcc
woaini woaiwo woaiwojia woaizhongguo aini woshishui woshi nihao nihaoma zhongguo zhonghua beijing shanghai guangzhou
shenzhen hangzhou zhejiang mima mimamima denglu guanli guanliyuan yonghu ceshi gongsi jituan wangzhan wenzhang bianji
shenhe fabu xinwen kaimen zhimakaimen haoren baobao laopo laogong wangyi tianxia tiantian zhangwei wangwei lining liuwei
woaini woaiwoziji caonima tamade
shanmen lingshan lingshangroup studio editor approver auditor content website
`
    .trim()
    .split(/\s+/),
)
