/** What one may write instead of `127.0.0.1`, `localhost`, `::1`, a private network or a cloud's own data. */
export const INNER_SPELLINGS = `
  127.0.0.1 127.0.0.1. 127.1 127.0.1 127.000.000.001 0127.0.0.1 0177.0.0.1 0177.0000.0000.0001 0x7f.0.0.1
  0x7F.0x0.0x0.0x1 0x7f000001 0X7F000001 2130706433 017700000001 00000017700000001 0x7f.1 0x7f.0.1 127.0.0x1
  127.255.255.254 127.127.127.127 0 0.0.0.0 0x0 00 0.0 000.000.000.000 1 10.0.0.1 012.0.0.1 0xa.0.0.1 167772161
  172.16.0.1 172.31.255.255 2886729729 192.168.0.1 192.168.1 0xc0.0xa8.0.1 3232235521 169.254.169.254 0xa9fea9fe
  2852039166 0251.0376.0251.0376 169.254.43518 100.64.0.1 198.18.0.1 224.0.0.1 255.255.255.255 4294967295
  １２７.０.０.１ １２７。０。０。１ 127｡0｡0｡1 ①②⑦.⓪.⓪.① ⑯⑨.254.169.254 127.0.0.%31 %31%32%37.0.0.1 0x7f.0x0.0x0.%30x1
  [::] [::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::127.0.0.1] [::7f00:1] [::ffff:127.0.0.1]
  [::FFFF:7F00:1] [0:0:0:0:0:ffff:7f00:1] [::ffff:0:127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::]
  [2001:0:4136:e378:8000:63bf:80ff:fffe] [fc00::1] [fd00:ec2::254] [fe80::1] [fe80::1%25eth0] [fec0::1] [ff02::1]
  [::1]. [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] 93.184.215.14 [2606:4700:4700::1111]
  localhost LOCALHOST localhost. LocalHost. ｌｏｃａｌｈｏｓｔ localhost.localdomain sub.localhost ⓛocalhost loc%61lhost
  local­host ip6-localhost ip6-loopback kubernetes.default.svc metadata.google.internal metadata pictures.example.
  user@pictures.example pictures.example@127.0.0.1 127.0.0.1#@pictures.example 127.0.0.1?@pictures.example
  127.0.0.1\\@pictures.example pictures.example:80 pictures.example:8443 127.0.0.1:443 pictures.example.evil.example
`
  .trim()
  .split(/\s+/);
