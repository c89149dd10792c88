import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Most signatures": "Mais assinaturas",
  "Last active": "Últimas ativas",
  "In use": "Em uso",
  Archived: "Arquivadas",
  "Add a company": "Adicionar uma empresa",
  "{name} is in use again.": "{name} está em uso de novo.",
  Package: "Pacote",
  "Signatures of your package that companies have": "Assinaturas do seu pacote que as empresas têm",
  "Change the package": "Mudar o pacote",
  "Your first company": "Sua primeira empresa",
  "Each client of yours is a company with its own signatures, people and numbers. You give it signatures of your package, and choose who administrates it.":
    "Cada cliente seu é uma empresa com as próprias assinaturas, pessoas e números. Você dá a ela assinaturas do seu pacote e escolhe quem a administra.",
  "You administrate no company now. Whoever runs the agency can give you one.":
    "Você não administra nenhuma empresa agora. Quem dirige a agência pode lhe dar uma.",
  "Last activity": "Última atividade",
  "No activity yet": "Nenhuma atividade ainda",
  "No company is archived.": "Nenhuma empresa está arquivada.",
  "{count, plural, one {# company} other {# companies}} found":
    "{count, plural, one {# empresa encontrada} other {# empresas encontradas}}",
  "Nobody yet": "Ninguém ainda",
  "and {count, plural, one {# more} other {# more}}": "e mais {count, plural, one {#} other {#}}",
  "{count, plural, one {# more company} other {# more companies}} loaded":
    "{count, plural, one {mais # empresa carregada} other {mais # empresas carregadas}}",
  Restore: "Restaurar",
  "Edit {name}": "Editar {name}",
  "Send the invitation": "Enviar o convite",
  "Company {name} updated": "Empresa {name} atualizada",
  "Company {name} added": "Empresa {name} adicionada",
  "{name} was archived.": "{name} foi arquivada.",
  "Archive company": "Arquivar a empresa",
  "Archive {name}?": "Arquivar {name}?",
  "Discard changes": "Descartar as alterações",
  "Save {count, plural, one {# change} other {# changes}}":
    "Salvar {count, plural, one {# alteração} other {# alterações}}",
  "Somebody else has changed this company meanwhile. What they changed is marked; what you typed is still here. Look through it, and save again.":
    "Outra pessoa alterou esta empresa enquanto isso. O que ela alterou está marcado; o que você digitou continua aqui. Revise e salve de novo.",
  "{used} used. Up to {most} are in your package for it.": "{used} em uso. Seu pacote tem até {most} para ela.",
  "All signatures of your package are given out.": "Todas as assinaturas do seu pacote foram distribuídas.",
  "Add an administrator": "Adicionar um administrador",
  "Nobody administrates this company alone. You and the administrators of the agency look after it.":
    "Ninguém administra só esta empresa. Você e os administradores da agência cuidam dela.",
  "Nobody can open it meanwhile, and its signatures stay as they are in everybody's mails. You can restore it at any time. Its part of the package stays with it.":
    "Enquanto isso, ninguém pode abri-la, e as assinaturas dela continuam como estão nos e-mails de todos. Você pode restaurá-la a qualquer momento. A parte dela no pacote continua com ela.",
  "Changed by somebody else meanwhile": "Alterado por outra pessoa enquanto isso",
  "Of this company": "Desta empresa",
  "Of the whole agency": "De toda a agência",
  Edited: "Editado",
  "Will be invited": "Será convidado",
  "Will be deleted": "Será excluído",
  "New administrator": "Novo administrador",
  "Undo the change of {name}": "Desfazer a alteração de {name}",
  "Delete {name}": "Excluir {name}",
  "Delete the new administrator": "Excluir o novo administrador",
  Administrator: "Administrador",
  "What {name} may do": "O que {name} pode fazer",
  "What they may do": "O que podem fazer",
  "Please enter a whole number of at least 1.": "Digite um número inteiro a partir de 1.",
  "Your package has {most, plural, one {# signature} other {# signatures}} for it.":
    "Seu pacote tem {most, plural, one {# assinatura} other {# assinaturas}} para ela.",
  "It uses {used, plural, one {# signature} other {# signatures}} now.":
    "Ela usa {used, plural, one {# assinatura} other {# assinaturas}} agora.",
  "This address is here already.": "Este endereço já está aqui.",
  "A client of yours, with signatures, people and numbers that nobody else sees.":
    "Um cliente seu, com assinaturas, pessoas e números que ninguém mais vê.",
  "Add the company": "Adicionar a empresa",
  "All signatures of your package are given out. Enlarge it, or give another company fewer.":
    "Todas as assinaturas do seu pacote foram distribuídas. Amplie-o ou dê menos a outra empresa.",
  "All signatures of the package are given out. Whoever owns the agency can enlarge it.":
    "Todas as assinaturas do pacote foram distribuídas. Quem é dono da agência pode ampliá-lo.",
  "{count, plural, one {# is} other {# are}} left in your package.":
    "{count, plural, one {Resta #} other {Restam #}} no seu pacote.",
  "You have {signatures, plural, one {# signature} other {# signatures}}, {given} of them are your companies'.":
    "Você tem {signatures, plural, one {# assinatura} other {# assinaturas}}; {given} são das suas empresas.",
  "More than {count}": "Mais de {count}",
  "Your package now": "Seu pacote agora",
  "Companies have more": "As empresas têm mais",
  "{price} a year": "{price} por ano",
  "{price} a quarter": "{price} por trimestre",
  "Package updated to {count} signatures.": "Pacote atualizado para {count} assinaturas.",
  "Your package changes on {date}.": "Seu pacote muda em {date}.",
  "Packages of more than {count} signatures are made to measure.":
    "Pacotes com mais de {count} assinaturas são feitos sob medida.",
  "They look after all companies: they add companies, give them signatures, and choose who administrates each. The package and this list are the owner's.":
    "Eles cuidam de todas as empresas: adicionam empresas, dão assinaturas a elas e escolhem quem administra cada uma. O pacote e esta lista são do proprietário.",
  "Invitation link sent.": "Link do convite enviado.",
  "Admin deleted.": "Administrador excluído.",
  "Delete admin": "Excluir o administrador",
  "Invite an administrator": "Convidar um administrador",
  "Nobody but you so far": "Ninguém além de você até agora",
  "Invite people who look after all of your companies with you. For one company alone, edit that company.":
    "Convide pessoas que cuidem de todas as suas empresas com você. Para uma empresa só, edite essa empresa.",
  "Whoever owns the agency invites administrators.": "Quem é dono da agência convida administradores.",
  "Delete {name} as an administrator?": "Excluir {name} como administrador?",
  "They cannot open your companies any more, from this moment on. What they made stays, and so does their own account.":
    "A partir de agora, essa pessoa não pode mais abrir suas empresas. O que ela fez fica, e a conta dela também.",
  "Admin {username} added": "Administrador {username} adicionado",
  "They are mailed a link that is good for three days, to this address alone.":
    "Um link que vale por três dias é enviado por e-mail, só para este endereço.",
  "What they may do with signatures, pages and cards": "O que podem fazer com assinaturas, páginas e cartões",
  "Admin updated.": "Administrador atualizado.",
  "It holds in all companies, from now on.": "Vale em todas as empresas a partir de agora.",
  "Somebody else has changed them meanwhile. What you chose is still here: save again to have it so.":
    "Outra pessoa os alterou enquanto isso. O que você escolheu continua aqui: salve de novo para valer.",
  "Send {name} the invitation again": "Enviar o convite a {name} de novo",
  "Take in a team": "Receber uma equipe",
  "Offers that wait for an answer": "Ofertas que aguardam resposta",
  "{company} is offered to {email}": "{company} foi oferecida a {email}",
  "{email} is asked to bring their team": "{email} foi convidado a trazer sua equipe",
  "{count, plural, one {# signature} other {# signatures}}":
    "{count, plural, one {# assinatura} other {# assinaturas}}",
  "can be accepted until {moment}": "pode ser aceita até {moment}",
  Withdraw: "Retirar",
  "The offer was taken back.": "A oferta foi retirada.",
  "The offer was answered, or has ended, a moment ago.": "A oferta acabou de ser respondida ou expirou.",
  "Offered to {email}": "Oferecida a {email}",
  "Offer sent to {email}.": "Oferta enviada a {email}.",
  "Hand over {company}": "Transferir {company}",
  "It leaves your agency and becomes a team of its own. Both of you have to agree: whoever you name gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.":
    "Ela sai da sua agência e passa a ser uma equipe própria. Os dois precisam concordar: quem você indicar recebe um e-mail com um link e tem {days, plural, one {# dia} other {# dias}} para aceitar com a própria senha.",
  "Everything goes along: {count, plural, one {# signature} other {# signatures}}, its people, pages, cards, links and numbers.":
    "Tudo vai junto: {count, plural, one {# assinatura} other {# assinaturas}}, pessoas, páginas, cartões, links e números.",
  "It is paid for {days, plural, one {# day} other {# days}} from then on. Until then its new owner chooses a plan.":
    "A partir daí, ela fica paga por {days, plural, one {# dia} other {# dias}}. Até o fim desse prazo, o novo proprietário escolhe um plano.",
  "It keeps what it has.": "Ela mantém o que tem.",
  "You and your administrators cannot open it any more, and {count, plural, one {# signature comes} other {# signatures come}} back to your package.":
    "Você e seus administradores não poderão mais abri-la, e {count, plural, one {# assinatura volta} other {# assinaturas voltam}} para o seu pacote.",
  "Email address of the new owner": "E-mail do novo proprietário",
  "Somebody's own team becomes a company of yours. Both of you have to agree: its owner gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.":
    "A equipe de outra pessoa passa a ser uma das suas empresas. Os dois precisam concordar: o proprietário recebe um e-mail com um link e tem {days, plural, one {# dia} other {# dias}} para aceitar com a própria senha.",
  "Everything of it comes along: its people, signatures, pages, cards, links and numbers.":
    "Tudo vem junto: pessoas, assinaturas, páginas, cartões, links e números.",
  "You own it and pay for it from then on. Its owner stays in it as an admin.":
    "A partir daí, ela é sua e você paga por ela. O proprietário continua nela como administrador.",
  "Its own plan ends, and what is left of it goes back to its owner.":
    "O plano dela termina, e o que sobra dele volta para o proprietário.",
  "Email address of the team's owner": "E-mail do proprietário da equipe",
  "{count, plural, one {# is} other {# are}} left in your package. It needs one for each that it has.":
    "No seu pacote {count, plural, one {resta #} other {restam #}}. Ela precisa de uma para cada assinatura que já tem.",
  "Hand over…": "Transferir…",
  "You have offered this company to {email}. They can accept it until {moment}.":
    "Você ofereceu esta empresa a {email}. A oferta pode ser aceita até {moment}.",
  "Add a company from a file": "Adicionar uma empresa a partir de um arquivo",
  "Everybody is in. Their signatures are being made: {count} so far.":
    "Todos já estão dentro. As assinaturas estão sendo criadas: {count} até agora.",
  "Go on": "Continuar",
  "Open {name}": "Abrir {name}",
  "{name} is there, but its designs could not be copied. {done} of {total} people are in.":
    "{name} já existe, mas não foi possível copiar os designs. {done} de {total} pessoas estão dentro.",
  "{name} is there, but its list could not be brought in to its end. {done} of {total} people are in.":
    "{name} já existe, mas a lista não pôde ser importada até o fim. {done} de {total} pessoas estão dentro.",
  "{name} is there with {count, plural, one {# person} other {# people}}.":
    "{name} já existe, com {count, plural, one {# pessoa} other {# pessoas}}.",
  "{count, plural, one {# signature was} other {# signatures were}} made.":
    "{count, plural, one {# assinatura foi criada.} other {# assinaturas foram criadas.}}",
  Export: "Exportação",
  "People, signatures, pages, cards, links, numbers and pictures of this company in one file. You get a mail when it is there.":
    "Pessoas, assinaturas, páginas, cartões, links, números e imagens desta empresa em um arquivo. Você recebe um e-mail quando ele estiver pronto.",
  "Make a new export": "Criar uma nova exportação",
  "Make an export": "Criar uma exportação",
  "Add the company with {count, plural, one {# person} other {# people}}":
    "Adicionar a empresa com {count, plural, one {# pessoa} other {# pessoas}}",
  "Another company is called so already. There may be two.": "Outra empresa já tem esse nome. Pode haver duas.",
  "Left empty: one for each person of the list.": "Se ficar vazio: uma para cada pessoa da lista.",
  "None: they make their own": "Nenhum: cada pessoa cria a sua",
  "Column that names a design": "Coluna que indica um design",
  "A design is a signature of your agency. The company gets a copy of it, and everybody in it a signature that is made of it.":
    "Um design é uma assinatura da sua agência. A empresa recebe uma cópia dele, e cada pessoa dela, uma assinatura criada a partir dessa cópia.",
  "Mail everybody that they are invited": "Enviar a todos o convite por e-mail",
  "Otherwise you send the invitations from the company's members when it is time.":
    "Caso contrário, você envia os convites em membros da empresa quando chegar a hora.",
  "The company would have {count, plural, one {# signature} other {# signatures}}, and {left, plural, =0 {none is} one {# is} other {# are}} left in your package.":
    "A empresa teria {count, plural, one {# assinatura} other {# assinaturas}}, e no seu pacote {left, plural, =0 {não resta nenhuma} one {resta #} other {restam #}}.",
  "The company gets {count, plural, one {# signature} other {# signatures}} of the {left} that are left in your package.":
    "A empresa recebe {count, plural, one {# assinatura} other {# assinaturas}} das {left} que restam no seu pacote.",
  "{count, plural, one {# person finds} other {# people find}} no place among so many signatures. They are left out, in the order of the list.":
    "{count, plural, one {# pessoa não encontra} other {# pessoas não encontram}} lugar com esse número de assinaturas. Elas ficam de fora, na ordem da lista.",
  "No design of yours is called {names}. Whoever has that in their row gets the design above.":
    "Nenhum design seu se chama {names}. Quem tiver isso na linha recebe o design acima.",
  "Design: {name}": "Design: {name}",
  "Also in {company}. Is invited all the same.": "Também em {company}. É convidada mesmo assim.",
  Download: "Baixar",
  "Being gathered": "Em preparação",
  Deleted: "Excluída",
  "You can leave this page.": "Você pode sair desta página.",
  "It could not be made. Please ask for it again.": "Não foi possível criá-la. Peça outra vez.",
  "{kb} kB, {signatures, plural, one {# signature} other {# signatures}}, {pictures, plural, one {# picture} other {# pictures}}":
    "{kb} kB, {signatures, plural, one {# assinatura} other {# assinaturas}}, {pictures, plural, one {# imagem} other {# imagens}}",
  "until {date}": "até {date}",
  Design: "Design",
  "Without a name": "Sem nome",
  None: "Nenhum",
  "Make a signature once, and your companies have it. When you save a change of it, their designs change too, and so do the signatures of their people.":
    "Faça uma assinatura uma vez, e suas empresas a têm. Quando você salva uma mudança, os designs delas também mudam, assim como as assinaturas das pessoas.",
  "Share with companies": "Compartilhar com empresas",
  "No design is shared yet": "Nenhum design é compartilhado ainda",
  "Choose a signature of your own team, and the companies that get it.":
    "Escolha uma assinatura da sua própria equipe e as empresas que a recebem.",
  "With all companies, those that come later too": "Com todas as empresas, também com as que vierem",
  "{count, plural, one {With # company} other {With # companies}}":
    "{count, plural, one {Com # empresa} other {Com # empresas}}",
  "{done} of {total} companies have the latest state": "{done} de {total} empresas têm o estado mais recente",
  Change: "Alterar",
  "See companies": "Ver empresas",
  "Stop sharing": "Parar de compartilhar",
  Locked: "Bloqueado",
  "Stop sharing {name}?": "Parar de compartilhar {name}?",
  "Each company keeps what it has, as its own and unlocked: the signatures of its people stay as they are. What you change from now on does not reach them any more.":
    "Cada empresa fica com o que tem, como seu e sem bloqueio: as assinaturas das pessoas ficam como estão. O que você mudar a partir de agora não chega mais a elas.",
  "It is not shared any more.": "Não é mais compartilhado.",
  "No place": "Sem vaga",
  "The company has as many signatures as it may have. Give it more, and the design comes.":
    "A empresa tem tantas assinaturas quanto pode ter. Dê mais a ela, e o design chega.",
  Failed: "Falhou",
  "It could not be made. It is tried again tonight.": "Não foi possível fazê-lo. Hoje à noite se tenta de novo.",
  "On its way": "A caminho",
  "It comes within moments.": "Chega em instantes.",
  "The company has it as you have it.": "A empresa o tem como você o tem.",
  "Changed there": "Alterado lá",
  "The company has changed its copy, which does not follow yours any more.":
    "A empresa mudou a cópia dela, que não segue mais a sua.",
  "Deleted there": "Excluído lá",
  "The company has deleted its copy.": "A empresa excluiu a cópia dela.",
  "It comes once the company is in use again.": "Chega quando a empresa estiver em uso de novo.",
  "Share {name} with companies": "Compartilhar {name} com empresas",
  "Which design?": "Qual design?",
  "One of the signatures of your own team. Its look is passed on, and people keep their own details.":
    "Uma das assinaturas da sua própria equipe. O visual é passado adiante, e cada pessoa mantém seus dados.",
  Continue: "Continuar",
  "There is no signature that is not shared already.": "Não há assinatura que já não seja compartilhada.",
  "There are more: search for a name.": "Há mais: busque por um nome.",
  "It is shared, and on its way to your companies.": "Está compartilhado e a caminho das suas empresas.",
  Save: "Salvar",
  Share: "Compartilhar",
  "Somebody else has changed this meanwhile. Close the dialog and look again.":
    "Outra pessoa mudou isto nesse meio-tempo. Feche a janela e olhe de novo.",
  "Who gets it": "Quem recebe",
  "Some companies": "Algumas empresas",
  "Also companies that you add later. In each it counts as one of its signatures.":
    "Também empresas que você adicionar depois. Em cada uma conta como uma das assinaturas dela.",
  "Companies that do not get it any more keep what they have, as their own and unlocked.":
    "Empresas que não o recebem mais ficam com o que têm, como seu e sem bloqueio.",
  "Nobody in a company changes or deletes it. What a company has changed of it before is replaced by yours.":
    "Ninguém em uma empresa o altera ou exclui. O que uma empresa mudou nele antes é substituído pelo seu.",
  "A company may change its copy, which does not follow yours any more then.":
    "Uma empresa pode mudar a cópia dela, que então não segue mais a sua.",
  "Locked in the signatures of people": "Bloqueado nas assinaturas das pessoas",
  "What is switched on nobody in a company can change in a signature that follows it.":
    "O que está ativado ninguém de uma empresa pode mudar em uma assinatura que o segue.",
  "What is switched on people cannot change in their signature; those who manage the company can.":
    "O que está ativado as pessoas não podem mudar na própria assinatura; quem gerencia a empresa pode.",
  "{count, plural, one {# company is} other {# companies are}} chosen.":
    "{count, plural, one {# empresa escolhida} other {# empresas escolhidas}}.",
  "There are no more than that.": "Não há mais do que isso.",
  "{name} in companies": "{name} em empresas",
  "No company.": "Nenhuma empresa.",
  "The people of your companies see your brand where ours stands. What you leave empty stays ours.":
    "As pessoas das suas empresas veem a sua marca onde está a nossa. O que você deixar vazio continua nosso.",
  "Your brand is saved.": "A sua marca foi salva.",
  "Stands in the header and on top of mails, on white, at most 32 pixels high.":
    "Fica no cabeçalho e no topo dos e-mails, sobre branco, com no máximo 32 pixels de altura.",
  "Name and colour": "Nome e cor",
  "Mails come from it, and their sentences say it where they would say ours.":
    "Os e-mails chegam com esse nome, e as frases o dizem onde diriam o nosso.",
  "Answers go to": "As respostas vão para",
  "Where a mail comes from a person, answers go to them.":
    "Quando um e-mail vem de uma pessoa, as respostas vão para ela.",
  "Of buttons and links. Where it could not be read a shade near it stands there.":
    "De botões e links. Onde não seria legível, fica um tom próximo.",
  "Use our colour": "Usar a nossa cor",
  "Line below signatures": "Linha abaixo das assinaturas",
  "In the place of “Made with Signoff”, on pages and business cards too.":
    "No lugar de “Made with Signoff”, também em páginas e cartões de visita.",
  "Leads to": "Leva a",
  "The brand was changed elsewhere meanwhile. What you have typed is still here: save again, and it counts.":
    "A marca foi alterada em outro lugar nesse meio-tempo. O que você digitou ainda está aqui: salve de novo e passa a valer.",
  "Save brand": "Salvar marca",
  logo: "logotipo",
  "Your logo is saved.": "O seu logotipo foi salvo.",
  "Your logo is removed. It stays in “Pictures”.": "O seu logotipo foi removido. Ele continua em “Imagens”.",
  "Remove logo": "Remover logotipo",
  "What people will see": "O que as pessoas vão ver",
  "In a company": "Em uma empresa",
  "In mails": "Nos e-mails",
  "Answers go to {email}": "As respostas vão para {email}",
  "the address of this installation": "o endereço desta instalação",
  "This is how mails to the people of your companies look.": "Assim são os e-mails para as pessoas das suas empresas.",
  "Below signatures, pages and cards": "Abaixo de assinaturas, páginas e cartões",
  "Please say where it leads.": "Diga para onde ela leva.",
  "You can give only what you may do yourself.": "Você só pode conceder o que você mesmo pode fazer.",
  "A company that you hand over becomes a team of its own with everything that it has. What was sent goes on to show.":
    "A empresa que você transfere passa a ser uma equipe própria com tudo o que tem. O que foi enviado continua aparecendo.",
  "No company is left to hand over": "Não resta nenhuma empresa para transferir",
  "Its new owner chooses a plan for it.": "O novo proprietário escolhe um plano para ela.",
  "Those that are offered, given away or archived are not in this list.":
    "As oferecidas, transferidas ou arquivadas não estão nesta lista.",
};
