# Ce que disent les commandes des fichiers, des parties sauvegardées et d'un travail arrêté.

command-no-file = Il n’y a pas de fichier { $file }.
command-a-folder = { $file } est un dossier, pas un fichier.
command-no-text = { $file } n’est pas un texte.
command-no-save = Il n’y a pas de partie sauvegardée { $name } dans { $folder }.
command-no-word = Il n’y a pas de commande { $word }.
command-save-name = { $name } ne peut pas être un nom : prends des lettres, chiffres, points et tirets, 64 au plus.
lab-stopped = Arrêté. Ce qui est fini est gardé, et la même commande continue à partir de là.
